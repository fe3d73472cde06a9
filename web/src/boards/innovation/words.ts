// What things on the board are called.
import { t } from '../../lib/i18n/index.svelte';
import type { Achievement, Color, Event, Special, Splay } from '../../lib/kernel/generated/innovation';
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { GameKeys } from '../../lib/i18n/keys';
import type { Arg, Message } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';
import { idOf, type CardFace, type Slot } from './catalogue';

/** A message of the game. */
function message(key: GameKeys['innovation'], args?: Record<string, Arg>): Message {
  return args ? { key, args } : { key };
}

/** The title of a card, as views name it. */
export function cardTitle(card: string): Message {
  return { key: `card-${idOf(card)}` };
}

export function specialTitle(special: Special): Message {
  return message(`achievement-${special}`);
}

export function colorName(session: TableSession, color: Color): string {
  return session.say(message(`color-${color}`));
}

/** The letter that stands for a color wherever it is shown. */
export function colorLetter(color: Color): string {
  return t(`innovation-letter-${color}`);
}

export function iconName(session: TableSession, icon: Slot): string {
  return session.say(message(`icon-${icon}`));
}

/** How a pile lies. */
export function splayName(session: TableSession, splay: Splay): string {
  const word = `splay-${splay}` as const;
  return session.say(splay === 'none' ? message(word) : message('mark-splayed', { splay: { word } }));
}

export function achievementName(session: TableSession, what: Achievement): string {
  return 'age' in what ? String(what.age) : session.say(specialTitle(what.special));
}

/** Everything on a card, for those who hear it. */
export function spoken(session: TableSession, face: CardFace): string {
  return t('innovation-card-spoken', {
    name: session.say(face.title),
    age: face.age,
    color: colorName(session, face.color),
    icons: face.slots.map((slot) => iconName(session, slot)).join(', '),
  });
}

/** What an effect asks, without its text. */
export function asked(session: TableSession): string | undefined {
  const ask = session.question?.args?.ask;
  return ask && session.sayArg(ask);
}

/** What an effect asks, and which one; its text stands on the board. */
export function question(session: TableSession): string | undefined {
  const effect = session.question?.args?.effect;
  const ask = asked(session);
  return effect && ask ? t('innovation-question', { effect: session.sayArg(effect), ask }) : undefined;
}

/** A name where there is hardly room: its initials and figures, or how it begins. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1) return words.map((word) => (/^\d+$/.test(word) ? word : word.charAt(0))).join('');
  return [...name].slice(0, 4).join('');
}

/** A text of the game in parts: values of cards, which it has in brackets, are numbers. */
export function withAges(text: string): (string | number)[] {
  return text.split(/\[(\d+)\]/).map((part, n) => (n % 2 === 1 ? Number(part) : part)).filter((part) => part !== '');
}

/** What tells whose turn it is and whom a dogma reaches, which the page shows anyway. */
const NOISE = new Set(['event-turn', 'event-counted', 'event-alone', 'event-shuffled', 'event-set-aside']);

/** Whether a message belongs in the line that tells what a seat did last. */
export function isTold({ key }: Message): boolean {
  return !NOISE.has(key);
}

/** Whether an entry is an answer to the move before it, and belongs to it. */
export function isAnswer({ events }: LogLine): boolean {
  return (events as Event[])[0]?.event === 'answered';
}
