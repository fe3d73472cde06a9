import type { texas42 as english } from '../en/texas42';

export const texas42: Record<keyof typeof english, string> = {
};
