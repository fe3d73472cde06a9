// The board for any game.
export const generic = {
} as const;
