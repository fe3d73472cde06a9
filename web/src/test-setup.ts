// Before every file of tests: what the page asks of a browser and jsdom does not have, and the texts in
// English.
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal('ResizeObserver', class {
  observe() {}
  unobserve() {}
  disconnect() {}
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const { showLanguage } = await import('./lib/i18n/index.svelte');
await showLanguage('en');
