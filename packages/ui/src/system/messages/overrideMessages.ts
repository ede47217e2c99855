import type { Formats } from '../formats/createFormats.ts';
import type { Messages, MessageTable } from './defineMessages.ts';

/** Messages by component name, then by key. Missing keys keep their defaults. */
export type MessageOverrides = Readonly<Record<string, MessageTable>>;

/** A string in place of a string. A function of the same values, or a string, in place of a function. */
export type MessagePatch<Table extends MessageTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends (values: infer Values, formats: Formats) => string
    ? string | ((values: Values, formats: Formats) => string)
    : string;
};

/** Returns the overrides of one component, checked against its keys and values. Spread several into one object. */
export function overrideMessages<Table extends MessageTable>(
  messages: Messages<Table>,
  patch: MessagePatch<Table>,
): MessageOverrides {
  return { [messages.component]: patch as MessageTable };
}
