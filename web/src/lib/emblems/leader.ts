// The bust of a leader, by what the leader is for. It stands on the shape of its seat.
import { HATS, HEAD, SHOULDERS, type Hat } from './figures';

const WEARS: Record<string, Hat> = {
  rookie: 'peak', sage: 'beard', warlord: 'horns', aggressive: 'hair', tactical: 'cap', control: 'mitre', defensive: 'helm', value: 'crown',
};

export interface Bust {
  figure: string;
  wears: string;
}

export function bustOf(leader: string): Bust {
  return { figure: SHOULDERS + HEAD, wears: HATS[WEARS[leader] ?? 'hood'] };
}
