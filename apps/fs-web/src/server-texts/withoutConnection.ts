import type { FailureReason } from '@fs/api-contract';
import type { BoundMessages } from '@fs/ui/messages';
import { isOffline } from '../offline/isOffline.ts';
import type { connectionMessages } from './Connection.messages.ts';

export type ConnectionTexts = BoundMessages<(typeof connectionMessages)['table']>;

/**
 * Returns the text of a failed call. Adds that there is no connection, before the full stop, if the browser knows that
 * this is why: where a server was not reached, the text stays as specified.
 */
export function withoutConnection(
  text: string,
  { reason }: { reason?: FailureReason },
  { noConnection }: ConnectionTexts,
): string {
  if (reason !== 'offline' || !isOffline()) return text;
  const isSentence = text.endsWith('.');
  return isSentence ? `${noConnection({ text: text.slice(0, -1) })}.` : noConnection({ text });
}
