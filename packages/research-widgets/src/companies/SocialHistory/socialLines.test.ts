import { expect, test } from 'vitest';
import { socialLines } from './socialLines.ts';

test('each network is a line, the largest first, with a gap where a day was not counted', () => {
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

test('no history gives no lines', () => {
  expect(socialLines([])).toEqual({ networks: [], points: [] });
});
