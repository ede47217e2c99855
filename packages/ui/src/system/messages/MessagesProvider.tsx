'use client';
import { type ReactNode, useContext, useMemo } from 'react';
import { MessagesContext } from './MessagesContext.ts';
import type { MessageOverrides } from './overrideMessages.ts';

export interface MessagesProviderProps {
  /** Messages by component name. They take precedence over those of an outer provider. */
  overrides: MessageOverrides;
  /** BCP 47 tag of the overrides’ language, for plural rules. Default: the outer provider’s, otherwise English. */
  language?: string;
  children: ReactNode;
}

/** Overrides messages of the components inside it, to reword or translate them. */
export function MessagesProvider({ overrides, language, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(
    () => ({ overrides: merge(outer.overrides, overrides), language: language ?? outer.language }),
    [outer, overrides, language],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function merge(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const merged = { ...outer };
  for (const [component, table] of Object.entries(inner)) merged[component] = { ...outer[component], ...table };
  return merged;
}
