// A language for tests: every text stands in brackets. What stands outside of them was written into the
// code, and never translated.

/** A text as the language for tests has it. */
export function pseudo(text: string): string {
  return `⟦${text}⟧`;
}
