'use client';
import { useContext } from 'react';
import type { Messages, MessageTable } from './defineMessages.ts';
import { MessagesContext } from './MessagesContext.ts';

/**
 * The component's texts with the provider's overrides, where none of them has a value to format. `useMessages` formats
 * numbers and dates too, and brings with it what that takes: a Button does without.
 */
export function useTexts<Table extends Readonly<Record<string, string>>>({ component, table }: Messages<Table>) {
  const patch: MessageTable | undefined = useContext(MessagesContext).overrides[component];
  return (patch ? { ...table, ...patch } : table) as Readonly<Record<keyof Table, string>>;
}
