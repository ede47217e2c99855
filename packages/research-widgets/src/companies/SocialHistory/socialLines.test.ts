import { expect, test } from 'vitest';
import { socialLines } from './socialLines.ts';

test('each network is a line, largest first, with a gap for each day without a count', () => {
  expect(
    socialLines([
      { social: 'github', followers_count: 20, day: '2026-02-01' },
      { social: 'twitter', followers_count: 90, day: '2026-02-01' },
      { social: 'twitter', followers_count: 80, day: '2026-01-01' },
    ]),
  ).toEqual({
    networks: ['twitter', 'github'],
    points: [
      { day: '2026-01-01', values: [80, null] },
      { day: '2026-02-01', values: [90, 20] },
    ],
  });
});

test('no history results in no lines', () => {
  expect(socialLines([])).toEqual({ networks: [], points: [] });
});
