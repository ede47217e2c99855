'use client';
import { useContext, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatsOf } from '../formats/useFormats.ts';
import { type BoundMessages, bindMessages } from './bindMessages.ts';
import type { Messages, MessageTable } from './defineMessages.ts';
import { MessagesContext } from './MessagesContext.ts';

type Binding = Parameters<typeof bindMessages>;

/** The last binding of each table, shared by the hundreds of cells and buttons of a page. */
const lastBound = new WeakMap<MessageTable, { from: Binding; bound: BoundMessages<MessageTable> }>();

function boundOnce(...from: Binding): BoundMessages<MessageTable> {
  const last = lastBound.get(from[0]);
  if (last?.from.every((part, index) => part === from[index])) return last.bound;
  const bound = bindMessages(...from);
  lastBound.set(from[0], { from, bound });
  return bound;
}

/** Returns the component’s messages with the provider’s overrides, and numbers and dates in the user’s locale. */
export function useMessages<Table extends MessageTable>({ component, table }: Messages<Table>): BoundMessages<Table> {
  const { overrides, language } = useContext(MessagesContext);
  const { locale } = useLocale();
  const formats = formatsOf(locale);
  const overrideFormats = formatsOf(locale, language);
  const patch = overrides[component];
  return useMemo(
    () => boundOnce(table, formats, patch, overrideFormats) as BoundMessages<Table>,
    [table, formats, patch, overrideFormats],
  );
}
