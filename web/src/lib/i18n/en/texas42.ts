// The board of Texas 42.
export const texas42 = {
} as const;
