// What `vite.words.ts` makes.
declare module 'virtual:words' {
  /** Loads the texts of a chunk, by `page/en`, `table/texas42/de` and so on. */
  export const words: Record<string, () => Promise<{ default: string[] }>>;
}
