// Where on the screen each thing stands that can be done, beside a real table.
import type { Offer } from '../../../lib/kernel/generated/answers';
import type { AimView, ChargeView, Id } from '../../../lib/kernel/generated/mordheim';
import type { Ref } from '../../../lib/messages';
import type { Option } from '../battle.svelte';

export interface Arrangement {
  /** What many do at once. */
  together: Option[];
  /** One below the other, in the middle. */
  listed: Option[];
  /** What ends something, at the lower edge. */
  ends: Option[];
  /** The one thing to do, large at the lower edge. */
  main: Option | undefined;
}

const groupOf = ({ offers: [first] }: Option) => first?.group;

/** What else can be done. */
export interface Beside {
  /** How many warriors can be picked. */
  picks: number;
  /** Whether dice can be typed. */
  throws: boolean;
}

/** Which options stand where. */
export function arrange(options: readonly Option[], { picks, throws }: Beside): Arrangement {
  const of = (group: string) => options.filter((option) => groupOf(option) === group);
  const [together, ends] = [of('all'), of('end')];
  const rest = options.filter((option) => !['all', 'end', 'toggle'].includes(groupOf(option) ?? ''));
  // What opens everything else that a warrior can do comes after what is usual.
  const listed = [...rest.filter((option) => groupOf(option) !== 'select'), ...rest.filter((option) => groupOf(option) === 'select')];
  const [only] = !throws && listed.length === 1 ? listed : [];
  // Beside those who can be picked, what opens everything else is not the one thing to do.
  if (only && !(picks > 0 && groupOf(only) === 'select')) return { together, listed: [], ends, main: only };
  const lonely = !throws && picks + listed.length + together.length === 0 && ends.length === 1;
  return { together, listed, ends: lonely ? [] : ends, main: lonely ? ends[0] : undefined };
}

const PIECE = 'piece:';
const CHOICE = 'choice:';

/** Something about a shot or a charge that is so or not, and can be switched. */
export interface Toggle {
  move: string;
  label: Offer['label'];
  /** About whom it is, where it is not about the shot or charge itself. */
  who: Id | undefined;
  on: boolean;
  /** What it adds to the die; 0 where that is no number. */
  by: number;
}

/** What is on is offered as its contrary; a switch is called the same on and off. */
const DENIED = /-not$/;

/** What can be switched now, and how it stands. */
export function togglesOf(offers: readonly Offer[], { aim, charge }: { aim: AimView | null; charge: ChargeView | null }): Toggle[] {
  return offers.filter(({ group }) => group === 'toggle').map(({ move, label, refs }) => {
    const who = refs.find((ref) => ref.startsWith(PIECE))?.slice(PIECE.length);
    const what = refs.at(-1)?.slice(CHOICE.length) ?? '';
    const known = [...(aim?.toggles ?? []), ...(charge?.toggles ?? [])].find(({ id }) => id === what);
    return { move, label: { ...label, key: label.key.replace(DENIED, '') }, who, on: known?.on ?? saidOf(charge, what, who), by: known?.by ?? 0 };
  });
}

/** Whether somebody is said to take part in a charge, or from how high it comes. */
function saidOf(charge: ChargeView | null, what: string, who: Id | undefined): boolean {
  if (who === undefined) return charge !== null && charge.dive > 0 && what === `dive-${charge.dive}`;
  return what === 'touch' ? charge?.touches.includes(who) === true : charge?.step === who;
}

/** The move that opens a throw: its first die can be typed with it. */
export function openingOf(offers: readonly Offer[], aim: AimView | null): string | undefined {
  if (!aim) return undefined;
  return offers.find(({ group, refs }) => group === 'shoot' && refs.at(-1) === ('choice:fire' satisfies Ref))?.move;
}
