import { expect, test } from 'vitest';
import { idsInTitle } from './Proof.ts';
import { proofsOf } from './readProofs.ts';

const report = (
  name: string,
  ...assertionResults: Parameters<typeof proofsOf>[0]['testResults'][0]['assertionResults']
) => ({
  testResults: [{ name, assertionResults }],
});

test('reads ids from the brackets of a title, alone or as a list', () => {
  expect(idsInTitle('[PREF-001, PREF-002] details come back as JSON')).toEqual(['PREF-001', 'PREF-002']);
  expect(idsInTitle('[PREF-001] [PREF-002] details')).toEqual(['PREF-001', 'PREF-002']);
  expect(idsInTitle('an [aside] about PREF-001')).toEqual([]);
});

test('a test proves what its title names, passed or failed, but nothing when skipped', () => {
  const proofs = proofsOf(
    report(
      '/project/packages/a/src/a.test.ts',
      { title: '[PREF-001] reads', fullName: 'preferences [PREF-001] reads', status: 'passed' },
      { title: '[PREF-002] writes', fullName: '[PREF-002] writes', status: 'failed' },
      { title: '[PREF-003] waits', fullName: '[PREF-003] waits', status: 'skipped' },
      { title: 'names none', fullName: 'names none', status: 'passed' },
    ),
    '/project',
  );
  expect(proofs).toEqual([
    {
      path: 'packages/a/src/a.test.ts',
      title: 'preferences [PREF-001] reads',
      requirements: ['PREF-001'],
      passed: true,
    },
    { path: 'packages/a/src/a.test.ts', title: '[PREF-002] writes', requirements: ['PREF-002'], passed: false },
  ]);
});

test('a story with a play function proves what its parameters name', () => {
  const story = (storyId: string, hasPlay: boolean) => ({
    title: 'Ready',
    fullName: 'Ready',
    status: 'passed',
    meta: { storyId, hasPlay, requirements: ['COMPANY-015'] },
  });
  const proofs = proofsOf(
    report('/project/packages/a/src/A.stories.tsx', story('a--ready', true), story('a--bare', false)),
    '/project',
  );
  expect(proofs).toEqual([
    { path: 'packages/a/src/A.stories.tsx', title: 'Ready', requirements: ['COMPANY-015'], passed: true },
  ]);
});
