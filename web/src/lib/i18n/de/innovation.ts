import type { innovation as english } from '../en/innovation';

export const innovation: Record<keyof typeof english, string> = {
};
