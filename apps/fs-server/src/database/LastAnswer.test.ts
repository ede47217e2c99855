import type { LogEvent } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { LastAnswer } from './LastAnswer.ts';

const answered = { level: 'query' } as LogEvent;
const failedWith = (error: unknown) => ({ level: 'error', error }) as LogEvent;

test('an answer counts for a second, an error not at all, and a lost database ends it', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const last = new LastAnswer();
  expect(last.isRecent).toBe(false);
  last.note(failedWith(new Error('division by zero')));
  expect(last.isRecent).toBe(false);

  last.note(answered);
  vi.advanceTimersByTime(999);
  last.note(failedWith(new Error('division by zero')));
  expect(last.isRecent).toBe(true);
  vi.advanceTimersByTime(1);
  expect(last.isRecent).toBe(false);

  last.note(answered);
  last.note(failedWith(new DatabaseUnavailable('The embedded database stopped.')));
  expect(last.isRecent).toBe(false);
});
