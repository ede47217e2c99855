import { expect, test } from 'vitest';
import { socialShares } from './socialShares.ts';

test('[COMPANY-023] the length of a segment is the logarithm of its followers', () => {
  const [large, small] = socialShares([
    { social: 'github', followers_count: 99 },
    { social: 'twitter', followers_count: 999_999 },
  ]);
  expect([large?.social, small?.social]).toEqual(['twitter', 'github']);
  // log 1,000,000 is three times log 100.
  expect(large?.length).toBeCloseTo(0.75, 10);
  expect(small?.length).toBeCloseTo(0.25, 10);
});

test('computes shares from the plain number of followers', () => {
  const shares = socialShares([
    { social: 'facebook', followers_count: 300 },
    { social: 'medium', followers_count: 100 },
  ]);
  expect(shares.map(({ share }) => share)).toEqual([0.75, 0.25]);
});

test('[COMPANY-023] one follower has a segment, zero followers have none', () => {
  expect(
    socialShares([
      { social: 'linkedin', followers_count: 1 },
      { social: 'instagram', followers_count: 0 },
    ]),
  ).toEqual([{ social: 'linkedin', followers: 1, share: 1, length: 1 }]);
  expect(socialShares([])).toEqual([]);
});
