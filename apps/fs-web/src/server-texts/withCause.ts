import type { FailureReason } from '@fs/api-contract';
import type { BoundMessages } from '@fs/ui/messages';
import { isOffline } from '../offline/isOffline.ts';
import type { connectionMessages } from './Connection.messages.ts';

export type ConnectionTexts = BoundMessages<(typeof connectionMessages)['table']>;

/**
 * Returns the text of a failed call. Adds what users can do something about, before the full stop: that there is no
 * connection, if the browser knows that this is why, and when to try again what was called too often. Otherwise the
 * text stays as specified.
 */
export function withCause(
  text: string,
  { reason, retryAfter }: { reason?: FailureReason; retryAfter?: number },
  { noConnection, tryAgainIn, tryAgainInHours }: ConnectionTexts,
): string {
  const isSentence = text.endsWith('.');
  const start = isSentence ? text.slice(0, -1) : text;
  let whole: string;
  const minutes = Math.ceil((retryAfter ?? 0) / 60);
  if (minutes > 90) whole = tryAgainInHours({ text: start, hours: Math.ceil(minutes / 60) });
  else if (minutes > 0) whole = tryAgainIn({ text: start, minutes });
  else if (reason === 'offline' && isOffline()) whole = noConnection({ text: start });
  else return text;
  return isSentence ? `${whole}.` : whole;
}
