import { expect, test } from 'vitest';
import { displayAddress } from './displayAddress.ts';

test.each([
  ['https://www.acme.example/', 'acme.example'],
  ['HTTP://acme.example/team', 'acme.example/team'],
  ['acme.example', 'acme.example'],
  ['http://under construction', 'under construction'],
])('%s is shown as %s', (address, shown) => {
  expect(displayAddress(address)).toBe(shown);
});
