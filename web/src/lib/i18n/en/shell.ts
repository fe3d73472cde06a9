// The front page, set-up, settings and help.
export const shell = {
  'app.name': 'Parlour',
} as const;
