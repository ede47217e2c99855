import { expect, test } from 'vitest';
import { extrasIn, idsInParts, knownExtras } from './companyExtras.ts';

const idOf = (number: number) => `company-${String(number).padStart(3, '0')}`;

test('a call names up to a hundred companies, each once, in the same order however the rows are sorted', () => {
  const ids = Array.from({ length: 101 }, (_, index) => idOf(index));
  expect(idsInParts(ids)).toEqual([ids.slice(0, 100), [idOf(100)]]);
  expect(idsInParts([idOf(2), idOf(1), idOf(2)])).toEqual([[idOf(1), idOf(2)]]);
  expect(idsInParts([])).toEqual([]);
});

test('rows load until their part is there, and a part that fails leaves the others as they are', () => {
  const extras = {
    id: idOf(1),
    watchlists: { total: 1, first: [{ id: 'ports', name: 'Ports' }] },
    domain_authority: 52,
    is_domain_authority_withheld: false,
    followers: null,
  };
  const loaded = { data: { [idOf(1)]: extras }, error: null };
  const waiting = { data: undefined, error: null };
  const broken = { data: undefined, error: new Error('Failed to fetch company data') };
  expect(extrasIn(knownExtras([loaded, waiting]))({ id: idOf(1) })).toEqual({ state: 'ready', value: extras });
  expect(extrasIn(knownExtras([loaded, waiting]))({ id: idOf(2) })).toEqual({ state: 'loading' });
  expect(extrasIn(knownExtras([loaded, broken]))({ id: idOf(1) })).toEqual({ state: 'ready', value: extras });
  expect(extrasIn(knownExtras([loaded, broken]))({ id: idOf(2) })).toEqual({
    state: 'failed',
    message: 'Failed to fetch company data',
  });
});
