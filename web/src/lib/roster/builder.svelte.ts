// A roster while it is built: its text, what the rules say about it, and every step on the way.
import type { Draft, LocalShelf } from '../kernel/adapter';
import type { DraftEntry } from '../kernel/generated/answers';
import { freeName, keepUnsaved, saveList, unsavedList, type SavedList } from '../saved-lists';
import { numberOf, RosterSheets, textOf } from './sheets';
import { fighterLines, spread, withCopy, withHead, withLine, withNew, withoutLine, withoutThing, withThing, type FighterLine } from './text';

export const GAME = 'mordheim';
const SETUP = { seats: 2 };
/** So many steps can be taken back. */
const MOST_STEPS = 200;

/** What a step did, and to what: it is said where a roster breaks a rule after it. */
export interface Change {
  did: 'added' | 'removed' | 'hired' | 'dismissed' | 'counted' | 'copied' | 'named' | 'veterans' | 'text' | 'opened';
  thing?: string;
  who?: string;
  /** The thing as the list writes it, and its line. */
  id?: string;
  line?: number;
}

interface Step {
  text: string;
  /** The saved roster that the text belongs to. */
  id: string | undefined;
  /** What was done then. */
  change: Change;
}

export class RosterBuilder {
  text = $state('');
  draft = $state.raw<Draft>();
  sheets = $state.raw(new RosterSheets([]));
  /** The line of the text that is looked at. */
  line = $state<number>();
  /** The saved roster that is being built on. */
  id = $state<string>();
  /** The text that is saved under that id. */
  #saved = $state<string>();
  #past = $state.raw<Step[]>([]);
  #future = $state.raw<Step[]>([]);
  readonly #shelf: Pick<LocalShelf, 'drafts' | 'catalogue'>;
  #asked = 0;

  constructor(shelf: Pick<LocalShelf, 'drafts' | 'catalogue'>) {
    this.#shelf = shelf;
  }

  /** Begins with what was being built last, and with a list that somebody sent. */
  async begin(list?: string): Promise<void> {
    this.sheets = new RosterSheets(await this.#shelf.catalogue(GAME));
    const kept = unsavedList(GAME);
    if (kept) [this.text, this.id] = [spread(kept.text), kept.id];
    if (list !== undefined) this.open(this.readyText(list) ?? list);
    else await this.#ask();
  }

  readonly entry: DraftEntry | undefined = $derived(this.draft?.entries.find(({ line }) => line === this.line));
  readonly warband = $derived(this.sheets.warband(this.draft?.facts['warband']));
  readonly veterans: boolean = $derived(textOf(this.draft?.facts['veterans']) === 'yes');
  readonly name: string = $derived(textOf(this.draft?.facts['name']));
  readonly canUndo: boolean = $derived(this.#past.length > 0);
  readonly canRedo: boolean = $derived(this.#future.length > 0);
  readonly last: Change | undefined = $derived(this.#past.at(-1)?.change);
  /** Whether there is something that is not saved under a name. */
  readonly unsaved: boolean = $derived(this.text.trim() !== '' && this.text !== this.#saved);

  /** Lines of the text that are neither heading nor fighter, as far as the rules can tell. */
  readonly unread: { line: number; text: string }[] = $derived.by(() => {
    if (!this.draft || !this.warband) return [];
    const known = this.draft.entries.map(({ line }) => line);
    return fighterLines(this.text).filter(({ line }) => !known.includes(line));
  });

  fact(name: string): number {
    return numberOf(this.draft?.facts[name]);
  }

  /** Whether a line is for a hero, and not for a group of henchmen. */
  isHero({ sheet }: Pick<DraftEntry, 'sheet'>): boolean {
    return textOf(this.sheets.fighter(sheet)?.facts['standing']) !== 'standing-henchman';
  }

  /** The text of a ready roster that is called by its name. */
  readyText(id: string, name = ''): string | undefined {
    const ready = this.sheets.ready.find((one) => one.id === id);
    return ready && withHead(ready.text, 'name', name || ready.id.replaceAll('-', ' '));
  }

  /** Changes the text, as a step that can be taken back. */
  change(text: string, change: Change, id = this.id): void {
    if (text === this.text && id === this.id) return;
    this.#past = [...this.#past, { text: this.text, id: this.id, change }].slice(-MOST_STEPS);
    this.#future = [];
    this.#show(text, id);
  }

  undo(): void {
    const step = this.#past.at(-1);
    if (!step) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { ...step, text: this.text, id: this.id }];
    this.#show(step.text, step.id);
  }

  redo(): void {
    const step = this.#future.at(-1);
    if (!step) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { ...step, text: this.text, id: this.id }];
    this.#show(step.text, step.id);
  }

  /** Opens another roster: a text, or one that is saved. */
  open(text: string, saved?: SavedList): void {
    this.line = undefined;
    if (saved) this.#saved = spread(saved.text);
    this.change(spread(text), { did: 'opened' }, saved?.id);
    if (!this.draft) void this.#ask();
  }

  hire(who: string, name: string): void {
    const { text, line } = withNew(this.text, { count: 1, who: who.replaceAll('_', ' '), holds: [], remark: '' });
    this.change(text, { did: 'hired', who: name });
    this.line = line;
  }

  dismiss(line: number, who: string): void {
    this.line = undefined;
    this.change(withoutLine(this.text, line), { did: 'dismissed', who });
  }

  copy(line: number, who: string): void {
    this.change(withCopy(this.text, line), { did: 'copied', who });
    this.line = line + 1;
  }

  add(line: number, id: string, thing: string, who: string): void {
    this.#edit(line, (written) => withThing(written, id), { did: 'added', thing, who, id, line });
  }

  remove(line: number, id: string, thing: string, who: string, copies?: number): void {
    this.#edit(line, (written) => {
      const less = withoutThing(written, id, copies);
      if (less.holds.length < written.holds.length || copies !== undefined) return less;
      // It stands there by another name: the rules know which.
      const entry = this.draft?.entries.find((one) => one.line === line);
      return withoutThing({ ...written, holds: entry?.holds.map((held) => held.replaceAll('_', ' ')) ?? [] }, id);
    }, { did: 'removed', thing, who });
  }

  count(line: number, count: number, who: string): void {
    this.#edit(line, (written) => ({ ...written, count: Math.max(1, count) }), { did: 'counted', who });
  }

  rename(line: number, remark: string): void {
    this.#edit(line, (written) => ({ ...written, remark }), { did: 'named', who: remark });
  }

  renameAll(name: string): void {
    this.change(withHead(this.text, 'name', name), { did: 'named', who: name });
  }

  setVeterans(yes: boolean): void {
    this.change(withHead(this.text, 'veterans', yes ? 'yes' : undefined), { did: 'veterans' });
  }

  /** Saves the roster under its name; as a new one where it has none of its own yet. */
  save(): SavedList | undefined {
    const { id, text } = this;
    const name = id === undefined ? freeName(GAME, this.name) : this.name;
    const saved = saveList(GAME, { id, name, text, options: {}, value: this.draft?.value ?? undefined });
    if (!saved) return undefined;
    [this.id, this.#saved] = [saved.id, text];
    this.#keep();
    return saved;
  }

  /** Compares with what is saved under its id, after lists were changed elsewhere. */
  follow(lists: readonly SavedList[]): void {
    const mine = lists.find(({ id }) => id === this.id);
    this.#saved = mine && spread(mine.text);
    if (!mine) this.id = undefined;
    this.#keep();
  }

  #edit(line: number, edit: (line: FighterLine) => FighterLine, change: Change): void {
    this.change(withLine(this.text, line, edit), change);
  }

  #show(text: string, id: string | undefined): void {
    [this.text, this.id] = [text, id];
    this.#keep();
    void this.#ask();
  }

  #keep(): void {
    keepUnsaved(GAME, { id: this.id, name: this.name, text: this.text, options: {} });
  }

  /** Asks what the text comes to. Only the newest answer counts. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const [draft] = await this.#shelf.drafts(GAME, SETUP, [this.text]);
    if (asked === this.#asked) this.draft = draft;
  }
}
