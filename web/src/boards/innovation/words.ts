// The texts of the board: what is going on, what a move does, what a card is.
import { language, t, tOr } from '../../lib/i18n/index.svelte';
import { isYou, nameOf } from '../../lib/naming';
import type { TableSession } from '../../lib/session.svelte';
import type { AskView, Color, Icon, Outcome, Screen, Special, View } from '../../lib/kernel/generated/innovation';
import type { CardFace, Slot } from './catalogue';
import { deedOf } from './deeds';

export function colorName(color: Color): string {
  return t(`inno.color.${color}`);
}

/** The letter that stands for a colour wherever it is shown. */
export function colorLetter(color: Color): string {
  return t(`inno.letter.${color}`);
}

export function iconName(icon: Icon | Slot): string {
  return t(`inno.icon.${icon}`);
}

/** Everything on a card, for those who hear it. */
export function spoken(face: CardFace): string {
  return t('inno.card.spoken', {
    name: face.name,
    age: face.age,
    color: colorName(face.color),
    icons: face.slots.map(iconName).join(', '),
  });
}

/** What the answer to a question does, as the beginning of its key. */
function purpose(ask: AskView): string {
  return typeof ask.why === 'string' ? ask.why : 'splay';
}

function towards(ask: AskView): string {
  return typeof ask.why === 'string' ? '' : t(`inno.splay.${ask.why.splay}`);
}

/** What is asked, in a few words. */
export function asked(ask: AskView): string {
  const what = tOr(`inno.ask.${purpose(ask)}`, purpose(ask)).replace('{splay}', towards(ask));
  return ask.may_pass && ask.why !== 'accept' ? t('inno.ask.orPass', { what }) : what;
}

function actions(count: number): string {
  return count === 1 ? t('inno.actions.one') : t('inno.actions.many', { n: count });
}

/** Who won, and how. */
export function ended(outcome: Outcome, session: TableSession): string {
  const best = outcome.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(best.map((seat) => nameOf(session, seat)));
  const reason = tOr(`inno.reason.${outcome.reason}`, outcome.reason);
  const count = best.length === 1 ? 'one' : 'several';
  const who = best.some((seat) => isYou(session, seat)) ? 'you' : 'they';
  return t(`inno.over.${who}.${count}`, { names, reason });
}

/** What is going on, in one sentence. */
export function status(session: TableSession): string | undefined {
  const screen = session.screen as unknown as Screen;
  const now = !session.past;
  switch (screen.screen) {
    case 'shuffling':
      return t('inno.status.shuffling');
    case 'placing':
      return placing(session, now && session.yourMove);
    case 'action': {
      const { seat, yours } = screen.data;
      const left = actions(screen.data.actions);
      if ((yours && now) || isYou(session, seat)) return t('inno.status.yourTurn', { actions: left });
      const thinks = now && session.thinking === seat;
      return t(thinks ? 'inno.status.thinks' : 'inno.status.turn', { name: session.name(seat), actions: left });
    }
    case 'choice': {
      const { ask, dogma, yours } = screen.data;
      const who = Number(ask.who);
      if ((yours && now) || isYou(session, who)) return t('inno.status.choice', { card: dogma.card, what: asked(ask) });
      const name = session.name(who);
      return t('inno.status.choiceOf', { card: dogma.card, name, what: asked(ask) });
    }
    case 'game_over':
      return ended(screen.data.outcome, session);
  }
}

function placing(session: TableSession, yours: boolean): string {
  if (yours) return t('inno.status.place');
  const { placed } = session.view as View;
  const names = session.seats.flatMap((_, seat) => (placed.includes(seat) ? [] : [nameOf(session, seat)]));
  return t('inno.status.placing', { names: names.join(', ') });
}

/** The text of a move, for its button. */
export function label(notation: string, session: TableSession): string | undefined {
  const deed = deedOf(notation);
  if (!deed) return undefined;
  const screen = session.screen as unknown as Screen;
  switch (deed.verb) {
    case 'draw': {
      const age = screen.screen === 'action' ? screen.data.draw : undefined;
      return age == null ? t('inno.do.drawLast') : t('inno.do.draw', { age });
    }
    case 'place':
    case 'meld':
    case 'dogma':
      return t(`inno.do.${deed.verb}`, { card: deed.card });
    case 'achieve':
      return t('inno.do.achieve', { age: deed.age });
    default:
      return screen.screen === 'choice' ? answer(notation, screen.data.ask, session) : undefined;
  }
}

/** The text of an answer to an open question. */
function answer(notation: string, ask: AskView, session: TableSession): string | undefined {
  const deed = deedOf(notation);
  if (!deed) return undefined;
  const doing = (what: string) =>
    tOr(`inno.pick.${purpose(ask)}`, '{what}').replace('{what}', what).replace('{splay}', towards(ask));
  if ('card' in deed) return doing(deed.card);
  if ('color' in deed) return doing(colorName(deed.color));
  if ('value' in deed) return doing(String(deed.value));
  if ('seat' in deed) return doing(isYou(session, deed.seat) ? t('inno.pick.yourself') : session.name(deed.seat));
  if (deed.verb === 'pass') return ask.why === 'accept' ? t('inno.pick.no') : t('inno.pick.pass');
  if ('word' in deed && deed.word === 'second') return t('inno.pick.second');
  return ask.why === 'option' ? t('inno.pick.first') : t('inno.pick.yes');
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
