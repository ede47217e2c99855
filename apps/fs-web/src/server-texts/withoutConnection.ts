import type { FailureReason } from '@fs/api-contract';
import type { BoundMessages } from '@fs/ui/messages';
import type { connectionMessages } from './Connection.messages.ts';

export type ConnectionTexts = BoundMessages<(typeof connectionMessages)['table']>;

/** Returns the text of a failed call. Adds that there is no connection if that is why, before the full stop. */
export function withoutConnection(
  text: string,
  { reason }: { reason?: FailureReason },
  { noConnection }: ConnectionTexts,
): string {
  if (reason !== 'offline') return text;
  const isSentence = text.endsWith('.');
  return isSentence ? `${noConnection({ text: text.slice(0, -1) })}.` : noConnection({ text });
}
