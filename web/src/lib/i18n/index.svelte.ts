// The page's own texts: `t('key', { name: value })` in the language that is shown.
import { format, list, makeBundle, variablesOf, type FluentBundle, type People, type Person, type Value } from '../fluent';
import { settings } from '../settings.svelte';
import { commonWords, languages, pageWords, type Language } from '../word-files';
import type { Words } from './keys';
import { pseudo } from './pseudo';

export { languages, type Language };

export type MessageKey = keyof Words;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
/** What has to be said with a key; where there are several keys, everything that any of them needs. */
type Arguments<Key extends MessageKey> = {} extends Intersection<Words[Key]> ? [] : [Intersection<Words[Key]>];

class Shown {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle>();
}

const shown = new Shown();
const bundles = new Map<Language, Promise<FluentBundle>>();
/** The language that was asked for last. */
let asked: Language | undefined;

/** The language that is wanted: the one chosen, or the first that the browser asks for and we have. */
export function wantedLanguage(): Language {
  if (settings.language !== 'system') return settings.language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag in languages) ?? 'en';
}

/** The language that is shown. */
export function language(): Language {
  return shown.language;
}

/** The page's own texts, and what all games share. */
async function load(language: Language): Promise<FluentBundle> {
  const sources = (await Promise.all([commonWords(language), pageWords(language)])).flat();
  return makeBundle(language, sources, settings.pseudo ? pseudo : undefined);
}

/** Shows the page in a language, as soon as its texts are there. */
export async function showLanguage(wanted: Language): Promise<void> {
  asked = wanted;
  const loading = bundles.get(wanted) ?? load(wanted);
  bundles.set(wanted, loading);
  loading.catch(() => bundles.delete(wanted));
  const bundle = await loading;
  if (asked !== wanted) return;
  shown.language = wanted;
  shown.bundle = bundle;
}

/** One of the page's own texts. */
export function t<Key extends MessageKey>(key: Key, ...[values]: Arguments<Key>): string {
  if (!shown.bundle) return key;
  return format(shown.bundle, key, variablesOf((values ?? {}) as Record<string, Value>));
}

/** As `t`, for a key that is put together: the fallback where there is no such key. */
export function tOr(key: string, fallback: string, values: Record<string, Value> = {}): string {
  const known = key.replace(/[ _]/g, '-');
  return shown.bundle?.hasMessage(known) ? format(shown.bundle, known, variablesOf(values)) : fallback;
}

/** "A, B and C". */
export function listOf(items: readonly string[]): string {
  return shown.bundle ? list(shown.bundle, items) : items.join(', ');
}

export type { People, Person };
