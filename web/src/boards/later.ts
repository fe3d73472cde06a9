// Components that are fetched when they are needed: nobody has to wait for the boards of other games.
import type { Component } from 'svelte';
import Later from './Later.svelte';

export interface Fetched<Props extends Record<string, unknown>> {
  component: Component<Props>;
  /** Fetches it, so that it is there at once when it is shown. */
  load: () => Promise<Component<Props>>;
}

export function later<Props extends Record<string, unknown>>(fetch: () => Promise<{ default: Component<Props> }>): Fetched<Props> {
  let ready: Component<Props> | undefined;
  const load = async () => (ready ??= (await fetch()).default);
  const component: Component<Props> = (anchor, props) => Later(anchor, { ready, load, props } as never);
  return { component, load };
}
