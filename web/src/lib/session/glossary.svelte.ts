// What is printed on cards and pieces, and what the words of a game mean.
import type { Sheet } from '../kernel/adapter';

export class Glossary {
  /** By name. */
  sheets = $state.raw<ReadonlyMap<string, Sheet>>(new Map());
  readonly #bySimilarName = $derived(new Map([...this.sheets.values()].map((sheet) => [simple(sheet.name), sheet])));

  fill(catalogue: readonly Sheet[]): void {
    this.sheets = new Map(catalogue.map((sheet) => [sheet.name, sheet]));
  }

  /** What is explained under a name: as it is written, or nearly so (`grid_disruptor`). */
  find(name: string): Sheet | undefined {
    return this.sheets.get(name) ?? this.#bySimilarName.get(simple(name));
  }
}

function simple(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ');
}
