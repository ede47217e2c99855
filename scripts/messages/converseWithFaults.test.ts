import { storyWorld } from '@fs/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { startServerPair } from '../../apps/fs-server/src/testing/serverPair.ts';
import { converseWithFaults, findFaults } from './converseWithFaults.ts';

const each = 50;

// `npm run messages` does the same with a thousand messages and twenty seeds.
test('numbered messages of two people at two processes arrive once and in one order, through every fault', {
  timeout: 300_000,
}, async ({ skip }) => {
  const pair = await startServerPair(storyWorld());
  if ('reason' in pair) return skip(pair.reason);
  onTestFinished(pair.close);
  const conversed = await converseWithFaults({ pair, seed: 2026, each });
  expect(findFaults(conversed, each)).toEqual([]);
  expect(conversed.faults).toHaveLength(13);
});

test('a lost, a doubled and a swapped message are found', () => {
  const numbers = ['1', '2', '1', '2'];
  const side = (first: boolean, contents = numbers) =>
    contents.map((content, index) => ({ id: `m${index}`, position: index + 1, content, isOwn: index < 2 === first }));
  const check = (one: ReturnType<typeof side>, other: ReturnType<typeof side>, failed = 0) =>
    findFaults({ sides: [one, other], failed }, 2).length;
  const right = side(true);
  const other = side(false);
  expect(check(right, other)).toBe(0);
  expect(check(right, other, 1)).toBe(1);
  expect(check(right, other.slice(0, 3))).toBeGreaterThan(0);
  expect(check(right, [...other, { id: 'm4', position: 5, content: '2', isOwn: true }])).toBeGreaterThan(0);
  expect(check(side(true, ['2', '1', '1', '2']), side(false, ['2', '1', '1', '2']))).toBeGreaterThan(0);
  expect(
    check(
      right,
      other.map((message, index) => (index === 0 ? { ...message, id: 'm9' } : message)),
    ),
  ).toBe(1);
});
