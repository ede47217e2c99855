import type { Notice } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { noticesMessages } from './notices.messages.ts';

/** Returns what a notice says. */
export function useNoticeText(): ({ kind, facts }: Notice) => string {
  const messages = useMessages(noticesMessages);
  // The kind decides the facts, which TypeScript cannot follow through a lookup.
  return ({ kind, facts }) => (messages[kind] as (facts: Notice['facts']) => string)(facts);
}
