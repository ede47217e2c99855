import type { Formats } from '../formats/createFormats.ts';
import type { Messages, MessageTable } from './defineMessages.ts';

/** Texts by component name, then by key; what is left out keeps its default. */
export type MessageOverrides = Readonly<Record<string, MessageTable>>;

/** A text where the default is one; a function of the same values, or a plain text, where it is a function. */
export type MessagePatch<Table extends MessageTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends (values: infer Values, formats: Formats) => string
    ? string | ((values: Values, formats: Formats) => string)
    : string;
};

/** Overrides of one component, checked against its own keys and values. Spread several into one object. */
export function overrideMessages<Table extends MessageTable>(
  messages: Messages<Table>,
  patch: MessagePatch<Table>,
): MessageOverrides {
  return { [messages.component]: patch as MessageTable };
}
