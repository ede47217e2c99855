import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDownload } from './saveDownload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[MSG-017] the URL of a download is revoked 150 ms after the click, and not before', () => {
  const done: string[] = [];
  const link = { href: '', download: '', click: () => void done.push(`click ${link.href} as ${link.download}`) };
  saveDownload(new Blob(['Four berths']), 'Berths.txt', {
    createLink: () => link,
    createUrl: () => 'blob:berths',
    revokeUrl: (url) => void done.push(`revoke ${url}`),
  });
  expect(done).toEqual(['click blob:berths as Berths.txt']);
  vi.advanceTimersByTime(149);
  expect(done).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['click blob:berths as Berths.txt', 'revoke blob:berths']);
});
