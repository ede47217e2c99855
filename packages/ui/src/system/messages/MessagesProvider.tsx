'use client';
import { type ReactNode, useContext, useMemo } from 'react';
import { MessagesContext } from './MessagesContext.ts';
import type { MessageOverrides } from './overrideMessages.ts';

export interface MessagesProviderProps {
  /** Texts by component name; they are laid over those of an outer provider. */
  overrides: MessageOverrides;
  /** Language of the overrides, for their plurals. Default: the outer provider's, else English. */
  language?: string;
  children: ReactNode;
}

/** Replaces texts of any component below: another wording, another language. */
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
