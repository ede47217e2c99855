import { limits, type MarketPatch } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { changeOverlay, patchMarkets, withPatch } from './rules.ts';

test('a covered field shows the overlay, and the source’s value is stored', () => {
  const change = changeOverlay({ name: 'Acme', city: 'Oslo' }, { overlay: {}, source: {} }, { city: 'Bergen' });
  expect(change).toEqual({ row: { city: 'Bergen' }, source: { city: 'Oslo' } });
});

test('a field that is no longer covered gets its source’s value back', () => {
  const kept = { overlay: { city: 'Bergen', name: 'ACME' }, source: { city: null, name: 'Acme' } };
  const change = changeOverlay({ city: 'Bergen', name: 'ACME' }, kept, { name: 'ACME' });
  expect(change).toEqual({ row: { city: null, name: 'ACME' }, source: { name: 'Acme' } });
});

test('a value imported over an overlay becomes the source’s, and the overlay covers it again', () => {
  const kept = { overlay: { city: 'Bergen' }, source: { city: 'Oslo' } };
  const change = changeOverlay({ city: 'Tromsø' }, kept, { city: 'Bergen' });
  expect(change).toEqual({ row: { city: 'Bergen' }, source: { city: 'Tromsø' } });
});

test('patched markets keep the order of the source, with added ones last', () => {
  const patches: MarketPatch[] = [
    { market_id: 'tc3-new', op: 'add' },
    { market_id: 'tc3-two', op: 'remove' },
    { market_id: 'tc3-one', op: 'add' },
  ];
  expect(patchMarkets(['tc3-one', 'tc3-two', 'tc3-three'], patches)).toEqual(['tc3-one', 'tc3-three', 'tc3-new']);
});

test('a later patch of a market replaces an earlier one, and the number of patches is limited', () => {
  const full = Array.from({ length: limits.marketPatches }, (_, n): MarketPatch => ({ market_id: `${n}`, op: 'add' }));
  expect(withPatch(full, { market_id: 'one more', op: 'add' })).toBeNull();
  expect(withPatch(full, { market_id: '0', op: 'remove' })).toHaveLength(limits.marketPatches);
});
