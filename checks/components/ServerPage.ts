/** A story's HTML, or why there is none. */
export type ServerPage = { html: string } | { failure: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** By the story's name. */
    serverPages: Record<string, ServerPage>;
  }
}
