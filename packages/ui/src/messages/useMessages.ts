'use client';
import { useContext, useMemo } from 'react';
import { useFormats } from '../formats/useFormats.ts';
import { type BoundMessages, bindMessages } from './bindMessages.ts';
import type { Messages, MessageTable } from './defineMessages.ts';
import { MessagesContext } from './MessagesProvider.tsx';

/** The component's texts with the provider's overrides, numbers and dates in the reader's locale. */
export function useMessages<Table extends MessageTable>({ component, table }: Messages<Table>): BoundMessages<Table> {
  const { overrides, language } = useContext(MessagesContext);
  const formats = useFormats();
  const overrideFormats = useFormats(language);
  const patch = overrides[component];
  return useMemo(() => bindMessages(table, formats, patch, overrideFormats), [table, formats, patch, overrideFormats]);
}
