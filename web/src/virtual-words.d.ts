// What `vite.words.ts` makes.
declare module 'virtual:words' {
  /** Loads all Fluent files of a folder, by `page/en`, `texas42/de` and so on. */
  export const words: Record<string, () => Promise<{ default: string[] }>>;
}
