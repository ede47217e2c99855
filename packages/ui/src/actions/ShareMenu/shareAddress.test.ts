import { expect, test } from 'vitest';
import { shareAddress } from './shareAddress.ts';

const shared = { url: 'https://foresight.example/news/7?from=feed&page=2', title: 'Berths & tides' };
const url = 'https%3A%2F%2Fforesight.example%2Fnews%2F7%3Ffrom%3Dfeed%26page%3D2';

test.each([
  ['twitter', `https://twitter.com/intent/tweet?url=${url}&text=Berths+%26+tides`],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
] as const)('%s is given the whole address and nothing of it is taken for its own', (network, address) => {
  expect(shareAddress(network, shared)).toBe(address);
});
