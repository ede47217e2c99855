import { type FailureReason, type LimitExceeded, preSignUpPrefix } from '@fs/api-contract';
import { sessionFailures } from '@fs/data-client';
import type { BoundMessages } from '@fs/ui';
import type { serverTextMessages } from './ServerTexts.messages.ts';
import { type ConnectionTexts, withCause } from './withCause.ts';

/** The texts of the shown language, as far as they are loaded: none in English. */
export type ServerTexts = Partial<BoundMessages<(typeof serverTextMessages)['table']>>;

/** The texts of failed calls in the shown language. */
export interface FailureTexts extends ConnectionTexts {
  server: ServerTexts;
}

/** What comes with a failed call, in English. */
interface Failed {
  ok: false;
  error: string;
  reason?: FailureReason;
  retryAfter?: number;
  limit?: LimitExceeded;
}

/** Returns a text of the server in the shown language. Unknown texts, such as those of another provider, stay. */
export function textInLanguage(text: string, texts: ServerTexts): string {
  const known: Partial<Record<string, unknown>> = texts;
  const own = text.startsWith(preSignUpPrefix) ? text.slice(preSignUpPrefix.length) : text;
  const translated = known[own];
  if (typeof translated === 'string') return translated;
  // Such as the name of a file.
  const [, start = '', value = ''] = /^([^:]+): (.+)$/s.exec(own) ?? [];
  const words = known[start];
  return typeof words === 'string' ? `${words}: ${value}` : text;
}

/** Returns a failure with its texts in the shown language. Its text says that there is no connection, or when to try again. */
export function failureInLanguage<Outcome extends Failed>(outcome: Outcome, texts: FailureTexts): Outcome {
  const { error, limit } = outcome;
  const text = textInLanguage(error, texts.server);
  return {
    ...outcome,
    error: error === sessionFailures.offline ? text : withCause(text, outcome, texts),
    ...(limit && { limit: { ...limit, message: limitMessage(limit, texts.server) } }),
  };
}

function limitMessage({ message, limit, of, plan }: LimitExceeded, texts: ServerTexts): string {
  if (of === 'watchlists' || of === 'teams' || of === 'seats')
    return (plan !== undefined && texts[of]?.({ plan, limit })) || message;
  return (of && texts[of]?.({ limit })) ?? message;
}

/**
 * Returns calls whose failures are in the shown language. Covers calls in groups, and whatever resolves to an outcome;
 * anything else is passed on.
 *
 * @param texts returns the texts of the language that is shown when a call fails
 */
export function callsInLanguage<Calls extends object>(calls: Calls, texts: () => FailureTexts): Calls {
  const pairs = Object.entries(calls).map(([name, part]: [string, unknown]) => [name, inLanguage(part, texts)]);
  return Object.fromEntries(pairs) as Calls;
}

function inLanguage(part: unknown, texts: () => FailureTexts): unknown {
  if (typeof part === 'object' && part !== null) return callsInLanguage(part, texts);
  if (typeof part !== 'function') return part;
  return (...input: unknown[]): unknown => {
    const answer: unknown = part(...input);
    return answer instanceof Promise
      ? answer.then((value) => (isFailed(value) ? failureInLanguage(value, texts()) : value))
      : answer;
  };
}

function isFailed(value: unknown): value is Failed {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}
