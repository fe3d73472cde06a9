// A roster in words: who somebody is, what things are called, why something cannot be.
import { capital } from '../fluent';
import type { GameWords } from '../game-words.svelte';
import { t, tOr } from '../i18n/index.svelte';
import type { DraftEntry, Message, Wrong } from '../kernel/generated/answers';
import type { RosterBuilder } from './builder.svelte';
import { counted, FIGURES, numberOf, PARTS, type Figure, type Part } from './sheets';

const ERROR = 'error-roster-';

/** A broken rule: whose, and why. */
export interface Told {
  line: number | undefined;
  who: string | undefined;
  why: string;
}

export class Teller {
  readonly builder: RosterBuilder;
  readonly words: GameWords;

  constructor(builder: RosterBuilder, words: GameWords) {
    [this.builder, this.words] = [builder, words];
  }

  say(message: Message): string {
    return this.words.say(message);
  }

  /** What kind of fighter somebody is. */
  kind({ id, sheet: of }: Pick<DraftEntry, 'id' | 'sheet'>): string {
    const sheet = this.builder.sheets.fighter(of);
    return sheet ? this.say(sheet.title) : id;
  }

  /** What somebody is called: by name, or by kind. */
  who(entry: DraftEntry): string {
    return entry.remark || this.kind(entry);
  }

  thing(entry: Pick<DraftEntry, 'could'>, id: string): string {
    return this.say(this.builder.sheets.thing(id, entry).name);
  }

  /** What a line holds, with two of a thing as one. */
  holds(entry: DraftEntry, parts: readonly Part[] = PARTS): { id: string; name: string }[] {
    const some = counted(entry.holds).filter(({ id }) => parts.includes(this.builder.sheets.thing(id, entry).part));
    return some.map(({ id, copies }) => ({ id, name: copies > 1 ? `${this.thing(entry, id)} ×${copies}` : this.thing(entry, id) }));
  }

  figure(name: Figure): string {
    return this.say({ key: `fact-${name}` });
  }

  profile({ facts }: Pick<DraftEntry, 'facts'>): { name: string; value: number }[] {
    return FIGURES.map((figure) => ({ name: this.figure(figure), value: numberOf(facts[figure]) }));
  }

  /** What explains a key, in one text. */
  about(key: string): string {
    return (this.builder.sheets.called(key)?.text ?? []).map((sentence) => this.say(sentence)).join(' ');
  }

  /** What armour saves on: without a shield, and with the one that is there. */
  saves({ facts }: Pick<DraftEntry, 'facts'>): { alone: number; shield: number } {
    return { alone: numberOf(facts['save']), shield: numberOf(facts['save-shield']) };
  }

  /** Why something cannot be added, in short. */
  why({ key, args = {} }: Message): string {
    const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.words.arg(arg)]));
    return tOr(`rosters-why-${key.replace(ERROR, '')}`, this.say({ key, args }), values);
  }

  /** A broken rule, with whoever breaks it. */
  wrong({ message, line }: Wrong): Told {
    const entry = this.builder.draft?.entries.find((one) => one.line === line);
    const over = this.builder.fact('cost') - this.builder.fact('gold');
    // How much too much it is says more than whose line was one too many.
    if (message.key === `${ERROR}gold`) return { line: undefined, who: undefined, why: t('rosters-why-gold', { over }) };
    return { line: line ?? undefined, who: entry && this.who(entry), why: capital(this.say(message)) };
  }
}
