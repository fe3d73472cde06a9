// The message catalogue: `t('key', { name: value })` in the language of the settings.
import { settings } from '../settings.svelte';
import { de } from './de';
import { en } from './en';

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const catalogues: Record<Language, Messages> = { en, de };

/** The language in use: the one chosen, or the first that the browser asks for and we have. */
export function language(): Language {
  if (settings.language !== 'system') return settings.language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag in catalogues) ?? 'en';
}

/** A text of the catalogue, with `{name}` replaced by its value. */
export function t(key: MessageKey, values: Record<string, string | number> = {}): string {
  const text: string = catalogues[language()][key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** As `t`, for a key that is put together: the fallback where the catalogue has no such key. */
export function tOr(key: string, fallback: string): string {
  const known: Record<string, string | undefined> = catalogues[language()];
  return known[key] ?? fallback;
}
