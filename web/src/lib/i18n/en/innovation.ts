// The board of Innovation.
export const innovation = {
} as const;
