// Before every file of tests: what the page asks the browser at once, and its texts in English.
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));

const { showLanguage } = await import('./lib/i18n/index.svelte');
await showLanguage('en');
