// The texts of the board: what is going on, what a move does, what a card is.
import { t, tOr } from '../../lib/i18n/index.svelte';
import { isYou, namesOf, peopleOf, personOf } from '../../lib/player-names';
import type { TableSession } from '../../lib/session/session.svelte';
import type { AskView, Color, Icon, Outcome, Screen, Special, View, Why } from '../../lib/kernel/generated/innovation';
import type { CardFace, Slot } from './catalogue';
import { deedOf } from './deeds';

export function colorName(color: Color): string {
  return t(`innovation-color-${color}`);
}

/** The letter that stands for a colour wherever it is shown. */
export function colorLetter(color: Color): string {
  return t(`innovation-letter-${color}`);
}

export function iconName(icon: Icon | Slot): string {
  return t(`innovation-icon-${icon}`);
}

/** Everything on a card, for those who hear it. */
export function spoken(face: CardFace): string {
  return t('innovation-card-spoken', {
    name: face.name,
    age: face.age,
    color: colorName(face.color),
    icons: face.slots.map(iconName).join(', '),
  });
}

/** What the answer to a question does, as a part of keys. */
function purpose({ why }: AskView): Exclude<Why, object> | 'splay' {
  return typeof why === 'string' ? why : 'splay';
}

function towards(ask: AskView): string {
  return typeof ask.why === 'string' ? '' : t(`innovation-splay-${ask.why.splay}`);
}

/** What is asked, in a few words. */
export function asked(ask: AskView): string {
  const what = t(`innovation-ask-${purpose(ask)}`, { splay: towards(ask) });
  return ask.may_pass && ask.why !== 'accept' ? t('innovation-ask-or-pass', { what }) : what;
}

/** Who won, and how. */
export function ended(outcome: Outcome, session: TableSession): string {
  const best = outcome.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const reason = tOr(`innovation-reason-${outcome.reason}`, outcome.reason);
  return t('innovation-over', { seats: peopleOf(session, best), reason });
}

/** What is going on, in one sentence. */
export function status(session: TableSession): string | undefined {
  const screen = session.screen as unknown as Screen;
  const now = !session.past;
  switch (screen.screen) {
    case 'shuffling':
      return t('innovation-status-shuffling');
    case 'placing':
      return placing(session, now && session.yourMove);
    case 'action': {
      const { seat, actions } = screen.data;
      if (now && session.thinking === seat) return t('innovation-status-thinking', { seat: session.name(seat), actions });
      return t('innovation-status-turn', { seat: personOf(session, seat), actions });
    }
    case 'choice': {
      const { ask, dogma } = screen.data;
      const seat = personOf(session, Number(ask.who));
      return t('innovation-status-choice', { card: dogma.card, seat, what: asked(ask) });
    }
    case 'game_over':
      return ended(screen.data.outcome, session);
  }
}

function placing(session: TableSession, yours: boolean): string {
  if (yours) return t('innovation-status-place');
  const { placed } = session.view as View;
  const waiting = session.seats.flatMap((_, seat) => (placed.includes(seat) ? [] : [seat]));
  return t('innovation-status-placing', { seats: namesOf(session, waiting) });
}

/** The text of a move, for its button. */
export function label(notation: string, session: TableSession): string | undefined {
  const deed = deedOf(notation);
  if (!deed) return undefined;
  const screen = session.screen as unknown as Screen;
  switch (deed.verb) {
    case 'draw': {
      const age = screen.screen === 'action' ? screen.data.draw : undefined;
      return age == null ? t('innovation-do-draw-last') : t('innovation-do-draw', { age });
    }
    case 'place':
    case 'meld':
    case 'dogma':
      return t(`innovation-do-${deed.verb}`, { card: deed.card });
    case 'achieve':
      return t('innovation-do-achieve', { age: deed.age });
    default:
      return screen.screen === 'choice' ? answer(notation, screen.data.ask, session) : undefined;
  }
}

/** The text of an answer to an open question. */
function answer(notation: string, ask: AskView, session: TableSession): string | undefined {
  const deed = deedOf(notation);
  if (!deed) return undefined;
  const doing = (what: string) => t(`innovation-pick-${purpose(ask)}`, { what, splay: towards(ask) });
  if ('card' in deed) return doing(deed.card);
  if ('color' in deed) return doing(colorName(deed.color));
  if ('value' in deed) return doing(String(deed.value));
  if ('seat' in deed) return doing(isYou(session, deed.seat) ? t('innovation-pick-yourself') : session.name(deed.seat));
  if (deed.verb === 'pass') return ask.why === 'accept' ? t('innovation-pick-no') : t('innovation-pick-pass');
  if ('word' in deed && deed.word === 'second') return t('innovation-pick-second');
  return ask.why === 'option' ? t('innovation-pick-first') : t('innovation-pick-yes');
}

/** A special achievement as sheets and sentences call it. */
export function specialName(special: Special): string {
  return special.charAt(0).toUpperCase() + special.slice(1);
}

/** A name where there is hardly room: its initials and figures, or how it begins. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1) return words.map((word) => (/^\d+$/.test(word) ? word : word.charAt(0))).join('');
  return [...name].slice(0, 4).join('');
}
