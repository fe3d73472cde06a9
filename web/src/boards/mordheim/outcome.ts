// What came of a die, in words.
import { t } from '../../lib/i18n/index.svelte';
import type { Condition } from '../../lib/kernel/generated/mordheim';
import type { TableSession } from '../../lib/session/session.svelte';
import type { Thrown } from './throws';

const FALLEN: Partial<Record<Condition, 'mordheim-down' | 'mordheim-stunned' | 'mordheim-out'>> = { knocked_down: 'mordheim-down', stunned: 'mordheim-stunned', out: 'mordheim-out' };

/** What came of it; nothing where that is not said of one die. */
export function outcomeText(session: TableSession, { end, fell, test }: Thrown): string {
  if (end) return session.say(end);
  const fallen = fell && FALLEN[fell];
  if (fallen) return t(fallen);
  if (!test) return '';
  return t('mordheim-tested', { total: test.total, most: test.most, end: session.say({ key: test.passed ? 'result-passes' : 'result-fails' }) });
}
