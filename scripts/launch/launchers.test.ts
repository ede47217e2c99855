import { expect, test } from 'vitest';
import { findLaunchers } from './launchers.ts';

test("the launchers end at the user's shell", () => {
  const processes = new Map([
    [60, { parent: 50, command: '/opt/pnpm/bin/pnpm run -s foresight:start' }],
    [50, { parent: 40, command: 'sh -c pnpm run -s foresight:start' }],
    [40, { parent: 30, command: 'npm exec pnpm@12.21.0 run -s foresight:start' }],
    [30, { parent: 20, command: 'npm start' }],
    [20, { parent: 1, command: '-bash' }],
  ]);
  expect(findLaunchers(60, (pid) => processes.get(pid) ?? null)).toEqual([60, 50, 40, 30]);
});

test('a server that was started by hand has no launcher, and neither has an unknown process', () => {
  expect(findLaunchers(20, () => ({ parent: 1, command: '-zsh' }))).toEqual([]);
  expect(findLaunchers(20, () => null)).toEqual([]);
});
