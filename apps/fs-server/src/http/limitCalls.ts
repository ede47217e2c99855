import type { AttemptRule, Attempts } from '../identity/attempts.ts';
import { tooOften } from './failures.ts';

/** Counts a call. @throws HttpFailure 429 beyond the limit, with when the next call may succeed */
export async function limitCalls(attempts: Attempts, rule: AttemptRule, ...of: string[]): Promise<void> {
  const seconds = await attempts.waitFor(rule, ...of);
  if (seconds > 0) throw tooOften(seconds);
}
