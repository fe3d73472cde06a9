import type { shell as english } from '../en/shell';

export const shell: Record<keyof typeof english, string> = {
  'app.name': 'Parlour',
};
