import { expect, test, vi } from 'vitest';
import { watchResponses } from './watchResponses.ts';

function startWatch() {
  vi.useFakeTimers();
  const onLost = vi.fn<(reason: string) => void>();
  const ping = vi.fn<(request: number) => void>();
  return { watch: watchResponses({ ping, onLost }), ping, onLost };
}

test('reports a statement that the thread skipped without a response', () => {
  const { watch, ping, onLost } = startWatch();
  watch.onRequest();
  watch.onResponse();
  watch.onRequest();
  vi.advanceTimersByTime(5000);
  expect(ping).toHaveBeenCalledExactlyOnceWith(2);
  watch.onPong(2);
  expect(onLost).toHaveBeenCalledExactlyOnceWith('a statement was never answered');
  watch.stop();
  vi.useRealTimers();
});

test('waits for a busy thread up to a limit, and not at all when nothing is pending', () => {
  const { watch, ping, onLost } = startWatch();
  vi.advanceTimersByTime(3600_000);
  expect(ping).not.toHaveBeenCalled();
  watch.onRequest();
  vi.advanceTimersByTime(1700_000);
  expect(onLost).not.toHaveBeenCalled();
  watch.onResponse();
  watch.onPong(1);
  watch.onRequest();
  vi.advanceTimersByTime(1700_000);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200_000);
  expect(onLost).toHaveBeenCalledWith('a statement ran for half an hour');
  watch.stop();
  vi.useRealTimers();
});
