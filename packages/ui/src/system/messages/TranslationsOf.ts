import type { Messages, MessageTable } from './defineMessages.ts';
import type { MessagePatch } from './overrideMessages.ts';

/**
 * Every message of a module's tables in another language, by component. A missing, surplus or misshaped text is a
 * compile error.
 * @example
 * ```ts
 * type Translations = TranslationsOf<typeof import('../messages.ts')>;
 * export const de: Translations = { HarborTable: { empty: 'Keine Häfen gefunden.' } };
 * ```
 */
export type TranslationsOf<Module> = {
  readonly [Key in keyof Module as Module[Key] extends Messages<MessageTable, infer Component>
    ? Component
    : never]: Module[Key] extends Messages<infer Table> ? Required<MessagePatch<Table>> : never;
};
