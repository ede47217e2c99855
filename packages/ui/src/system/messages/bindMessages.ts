import type { Formats } from '../formats/createFormats.ts';
import type { Message, MessageTable } from './defineMessages.ts';

/** The messages of a component as it uses them: strings, and functions of their values only. */
export type BoundMessages<Table extends MessageTable> = {
  readonly [Key in keyof Table]: Table[Key] extends (values: infer Values, formats: Formats) => string
    ? (values: Values) => string
    : string;
};

/** Merges overrides into the defaults and binds each message to the formats of its language. */
export function bindMessages<Table extends MessageTable>(
  table: Table,
  formats: Formats,
  overrides: MessageTable = {},
  overrideFormats = formats,
): BoundMessages<Table> {
  const bound = Object.entries(table).map(([key, own]) => {
    const override = overrides[key];
    return [key, override === undefined ? bind(own, formats) : bind(override, overrideFormats)];
  });
  return Object.fromEntries(bound);
}

function bind(message: Message, formats: Formats) {
  return typeof message === 'string' ? message : (values: never) => message(values, formats);
}
