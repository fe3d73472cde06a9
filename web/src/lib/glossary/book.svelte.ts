// The glossary of a game: the words of its catalogue, and general terms from files of their own.
import { FluentResource } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { capital, makeBundle } from '../fluent';
import { language } from '../i18n/index.svelte';
import type { Sheet } from '../kernel/adapter';
import { keyOf } from '../messages';
import { settings } from '../settings.svelte';
import type { Speaker } from '../speaker';
import { zoom } from '../zoom.svelte';
import { glossaryWords, type Language } from '../word-files';
import { Terms, type Term } from './terms';

/** Kinds of sheets that are names, which count only as they are written. */
const NAMES: ReadonlySet<string> = new Set(['card', 'achievement', 'unit', 'action', 'leader', 'fighter', 'warband', 'spell', 'prayer', 'skill', 'mutation', 'school']);
/** Kinds of sheets that are no words: what is printed on tiles, and lists to begin with. */
const NO_WORDS: ReadonlySet<string> = new Set(['tile', 'deck', 'roster', 'map', 'scenario']);
/** The kind of the general terms, and other kinds that are the same to a reader. */
const GENERAL = 'word';
const WORDS: ReadonlySet<string> = new Set(['word', 'keyword', 'term']);

/** What a file says about a word: a term of its own, or how a word of the catalogue is found in texts. */
interface Remark {
  name: string | undefined;
  about: string | undefined;
  forms: string[];
  marked: boolean;
}

async function remarksOf(game: string, shown: Language): Promise<Map<string, Remark>> {
  const sources = await glossaryWords(game, shown);
  const bundle = makeBundle(shown, sources);
  const ids = sources.flatMap((source) => new FluentResource(source).body.map(({ id }) => id));
  return new Map(ids.map((id) => {
    const message = bundle.getMessage(id);
    const attribute = (name: string) => {
      const pattern = message?.attributes[name];
      return pattern === undefined ? undefined : bundle.formatPattern(pattern);
    };
    const name = message?.value == null ? undefined : bundle.formatPattern(message.value);
    const forms = attribute('forms')?.split(',').map((form) => form.trim()) ?? [];
    return [id, { name, about: attribute('about'), forms, marked: attribute('marked') !== 'no' }];
  }));
}

/** The glossary of a game, and what of it is open. */
export class Book {
  readonly game: string;
  readonly #speaker: Speaker;
  /** Whether cards are shown large here, so that their names need not be put into words. */
  readonly #shows: boolean;
  #remarks = $state.raw<{ language: Language; of: Map<string, Remark> }>();
  /** The term that is explained, and beside what. */
  opened = $state.raw<{ id: string; anchor: DOMRect; from: HTMLElement }>();
  /** Whether the list of all words is open. */
  list = $state(false);

  constructor(game: string, speaker: Speaker, shows = false) {
    this.game = game;
    this.#speaker = speaker;
    this.#shows = shows;
  }

  /** Loads the terms in a language. */
  async show(shown: Language): Promise<void> {
    const of = await remarksOf(this.game, shown);
    if (shown === language()) this.#remarks = { language: shown, of };
  }

  /** All words, and how they are found; nothing is marked before they are there. */
  readonly terms: Terms = $derived.by(() => {
    const remarks = this.#remarks;
    // In the language for tests every text stands in brackets, and none may be cut.
    if (!remarks || settings.pseudo) return new Terms([], language());
    const general = [...remarks.of].flatMap(([id, { name, about, forms, marked }]): Term[] =>
      name !== undefined && about !== undefined ? [{ id, name, about: [about], forms, marked, kind: GENERAL, exact: false }] : []);
    const sheets = [...this.#speaker.sheets.values()].filter(({ kind }) => !NO_WORDS.has(kind)).map((sheet) => this.#termOf(sheet, remarks.of.get(sheet.id)));
    return new Terms(withoutTwins([...general, ...sheets]), remarks.language);
  });

  #termOf(sheet: Sheet, remark: Remark | undefined): Term {
    return {
      id: sheet.id,
      name: this.#speaker.say(sheet.title),
      about: sheet.text.map((sentence) => this.#speaker.say(sentence)),
      forms: remark?.forms ?? [],
      kind: WORDS.has(sheet.kind) ? GENERAL : sheet.kind,
      exact: NAMES.has(sheet.kind),
      marked: remark?.marked ?? true,
    };
  }

  /** What a kind of words is called. */
  kindName(kind: string): string {
    return capital(this.#speaker.say({ key: keyOf('kind', kind) }));
  }

  open(id: string, from: HTMLElement): void {
    if (this.#shows && this.terms.get(id)?.exact) zoom.show(id, from.getBoundingClientRect(), 'press');
    else this.opened = { id, anchor: from.getBoundingClientRect(), from };
  }

  close(): void {
    const from = this.opened?.from;
    this.opened = undefined;
    if (from?.isConnected) from.focus();
  }
}

/** Each name once for each kind: several warbands have a captain. */
function withoutTwins(terms: readonly Term[]): Term[] {
  return [...new Map(terms.toReversed().map((term) => [`${term.kind} ${term.name}`, term])).values()].toReversed();
}

const KEY = Symbol('glossary');

/** The glossary of a game for everything below a component; it follows the language of the page. */
export function provideBook(book: Book): Book {
  $effect(() => void book.show(language()).catch(() => undefined));
  return setContext(KEY, book);
}

/** The glossary around a component, if there is one. */
export function useBook(): Book | undefined {
  return getContext<Book | undefined>(KEY);
}
