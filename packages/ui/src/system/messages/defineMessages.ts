import type { Formats } from '../formats/createFormats.ts';

/** A text, or a function that makes one from named values; `formats` counts and dates in the user's words. */
export type Message<Values = never> = string | ((values: Values, formats: Formats) => string);

export type MessageTable = Readonly<Record<string, Message>>;

/** The texts of one component, under the name by which a provider overrides them. */
export interface Messages<Table extends MessageTable> {
  readonly component: string;
  readonly table: Table;
}

/**
 * States every visible text of a component once, in `X.messages.ts`:
 *
 * ```ts
 * export const companyTableMessages = defineMessages('CompanyTable', {
 *   empty: 'No companies match.',
 *   found: ({ count }: { count: number }, { number, plural }) =>
 *     `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
 * });
 * ```
 */
export function defineMessages<const Table extends MessageTable>(component: string, table: Table): Messages<Table> {
  return { component, table };
}
