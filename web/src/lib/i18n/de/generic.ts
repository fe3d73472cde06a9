import type { generic as english } from '../en/generic';

export const generic: Record<keyof typeof english, string> = {
};
