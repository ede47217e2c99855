import type { Formats } from '../formats/createFormats.ts';

/**
 * A string, or a function that returns one from named values. `formats` formats numbers and dates for the user’s
 * locale.
 */
export type Message<Values = never> = string | ((values: Values, formats: Formats) => string);

export type MessageTable = Readonly<Record<string, Message>>;

/** The messages of one component, with the name by which a provider overrides them. */
export interface Messages<Table extends MessageTable, Component extends string = string> {
  /** The name of the component, such as `Table`. */
  readonly component: Component;
  /** The default messages by key. */
  readonly table: Table;
}

/**
 * Defines the visible text of a component, in `X.messages.ts`.
 * @example
 * ```ts
 * export const harborTableMessages = defineMessages('HarborTable', {
 *   empty: 'No harbors match.',
 *   found: ({ count }: { count: number }, { number, plural }) =>
 *     `${number(count)} ${plural(count, { one: 'harbor', other: 'harbors' })}`,
 * });
 * ```
 */
export function defineMessages<const Table extends MessageTable, const Component extends string>(
  component: Component,
  table: Table,
): Messages<Table, Component> {
  return { component, table };
}
