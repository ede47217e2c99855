'use client';
import { useContext } from 'react';
import type { Messages, MessageTable } from './defineMessages.ts';
import { MessagesContext } from './MessagesContext.ts';

/**
 * Returns the component’s messages with the provider’s overrides, for components whose messages are all strings.
 * `useMessages` also formats numbers and dates, but loads the code for that, which a Button doesn’t need.
 */
export function useTexts<Table extends Readonly<Record<string, string>>>({ component, table }: Messages<Table>) {
  const patch: MessageTable | undefined = useContext(MessagesContext).overrides[component];
  return (patch ? { ...table, ...patch } : table) as Readonly<Record<keyof Table, string>>;
}
