// What a chapter of a guided game asks for and does, step by step, from the script of its scenario.
import type { ScriptStep } from '../kernel/generated/answers';

/** The seat of who learns. */
export const LEARNER = 0;
/** In a script: every move that has no line of its own. */
const ANY = '*';

/** What is said about a move that is not the one asked for. */
export interface Instead {
  key: string;
  /** The move; nothing for every other one. */
  move: string | undefined;
}

export type Step =
  | { kind: 'say'; key: string }
  /** The learner is to make this move. */
  | { kind: 'ask'; move: string; instead: Instead[] }
  /** Another seat makes this move. */
  | { kind: 'make'; seat: number; move: string };

/** The steps of a script. What chance does follows from the seed, so that no step is needed for it. */
export function stepsOf(script: readonly ScriptStep[]): Step[] {
  const steps: Step[] = [];
  let instead: Instead[] = [];
  for (const step of script) {
    if (step.step === 'say') {
      steps.push({ kind: 'say', key: step.key });
    } else if (step.step === 'instead') {
      instead.push({ key: step.key, move: step.text === ANY ? undefined : step.text });
    } else if (step.mover === String(LEARNER)) {
      steps.push({ kind: 'ask', move: step.text, instead });
      instead = [];
    } else if (step.mover !== 'chance') {
      steps.push({ kind: 'make', seat: Number(step.mover), move: step.text });
    }
  }
  return steps;
}

/** How long a chapter takes: a reader reads so many characters in a minute, and a move takes so many minutes. */
const READ = 1_100;
const ASKED = 0.15;
const MADE = 0.04;

/** About how many minutes some steps take, given what they say. */
export function minutesOf(steps: readonly Step[], say: (key: string) => string): number {
  return steps.reduce((sum, step) => {
    if (step.kind === 'say') return sum + say(step.key).length / READ;
    return sum + (step.kind === 'ask' ? ASKED : MADE);
  }, 0);
}
