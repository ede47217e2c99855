import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ludwig van  Beethoven', 'LB'],
  ['“Big” Tim (O’Reilly)', 'BO'],
  ['3M', '3'],
  ['Émile Zola', 'ÉZ'],
  ['𝒜da 👩‍💻', '𝒜'],
  ['شركة المرفأ', 'شا'],
  ['  ', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
