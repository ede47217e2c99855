import { firstSection } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { isLocked } from './rules.ts';

test.each([
  ['two sections', '## One\n\nFirst.\n\n## Two\n\nSecond.', '## One\n\nFirst.'],
  ['an introduction', 'Hello.\n\n## One\n\nFirst.', 'Hello.'],
  ['smaller headings within', '# One\n\n### Part\n\nText.\n\n# Two', '# One\n\n### Part\n\nText.'],
  [
    'a heading in a fence',
    '## One\n\n```\n## no heading\n```\n\nEnd.\n\n## Two',
    '## One\n\n```\n## no heading\n```\n\nEnd.',
  ],
  ['a single section', '## One\n\nFirst.\n\nSecond.', '## One\n\nFirst.'],
  ['no heading', 'First.\n\nSecond.', 'First.'],
  ['nothing', '', ''],
])('the first section of a text with %s', (_, content, first) => {
  expect(firstSection(content)).toBe(first);
});

test('never gives more than a thousand characters of a text that is one paragraph', () => {
  expect(firstSection('word '.repeat(10_000))).toHaveLength(1000);
});

test.each([
  ['a signed-out caller', null, true],
  ['a free user', { id: 'a', groups: ['fuel-free' as const] }, true],
  ['a user with a paid plan', { id: 'a', groups: ['fuel-individual' as const] }, false],
  ['an editor', { id: 'a', groups: ['fuel-free' as const, 'editors' as const] }, false],
])('[XADVISORY-001] a paid course is locked or not for %s', (_, caller, locked) => {
  expect(isLocked({ paid: true }, caller)).toBe(locked);
  expect(isLocked({ paid: false }, caller)).toBe(false);
});
