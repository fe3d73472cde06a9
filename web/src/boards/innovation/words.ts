// What things on the board are called.
import { t } from '../../lib/i18n/index.svelte';
import type { Achievement, Color, Special, Splay } from '../../lib/kernel/generated/innovation';
import type { Message } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';
import { idOf, type CardFace, type Slot } from './catalogue';

/** The title of a card, as views name it. */
export function cardTitle(card: string): Message {
  return { key: `card-${idOf(card)}` };
}

export function specialTitle(special: Special): Message {
  return { key: `achievement-${idOf(special)}` };
}

export function colorName(session: TableSession, color: Color): string {
  return session.say({ key: `color-${color}` });
}

/** The letter that stands for a color wherever it is shown. */
export function colorLetter(color: Color): string {
  return t(`innovation-letter-${color}`);
}

export function iconName(session: TableSession, icon: Slot): string {
  return session.say({ key: `icon-${icon}` });
}

/** How a pile lies. */
export function splayName(session: TableSession, splay: Splay): string {
  const word = `splay-${splay}`;
  return session.say(splay === 'none' ? { key: word } : { key: 'mark-splayed', args: { splay: { word } } });
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

/** A name where there is hardly room: its initials and figures, or how it begins. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1) return words.map((word) => (/^\d+$/.test(word) ? word : word.charAt(0))).join('');
  return [...name].slice(0, 4).join('');
}
