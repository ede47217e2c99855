import { createFormats } from '@fs/ui/formats';
import { loading, ready } from '@fs/ui/loadable';
import { bindMessages } from '@fs/ui/messages';
import { expect, test, vi } from 'vitest';
import { buildExtras } from '../testing/buildExtras.ts';
import { completedRows, extraValue, knownOf } from './exportedExtras.ts';
import { extraColumnsMessages } from './extraColumns.messages.ts';

// Tables of messages need no components, whose styles need the build.
vi.mock('@fs/ui', () => import('@fs/ui/messages'));

const texts = bindMessages(extraColumnsMessages.table, createFormats('en'));
const itself = (company: { id: string }) => company;
const { signal } = new AbortController();

test('[XCOMPANY-062] a file names up to five lists and counts the others, and says where the plan leaves out a figure', () => {
  const first = ['Ports', 'Robots'].map((name) => ({ id: name, name }));
  const known = buildExtras({ watchlists: { total: 4, first }, domain_authority: 52, followers: 1020 });
  expect(extraValue('watchlists', known, texts)).toEqual(['Ports', 'Robots', 'and 2 more']);
  expect(extraValue('domain_authority', known, texts)).toBe(52);
  expect(extraValue('followers', known, texts)).toBe(1020);
  expect(extraValue('domain_authority', buildExtras({ is_domain_authority_withheld: true }), texts)).toBe(
    'In paid plans',
  );
  for (const field of ['watchlists', 'domain_authority', 'followers'] as const) {
    expect(extraValue(field, undefined, texts)).toBeNull();
  }
});

test('[XCOMPANY-062] an export asks once for each company of a batch, and for none while no such column is shown', async () => {
  const extras = {
    extrasOf: () => loading(),
    loadExtras: vi.fn(async () => ({ a: buildExtras({ id: 'a', followers: 7 }) })),
    listHrefOf: () => '/',
  };
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
  expect(completedRows({ extras, state: {}, companyOf: itself })).toBeUndefined();
  expect(completedRows({ extras, state: { hidden: [], shown: ['status'] }, companyOf: itself })).toBeUndefined();
  const complete = completedRows({ extras, state: { hidden: [], shown: ['followers'] }, companyOf: itself });
  const written = (await complete?.(rows, { signal })) ?? [];
  expect(extras.loadExtras.mock.calls).toEqual([[['a', 'b'], { signal }]]);
  expect(written.map((row) => knownOf(row, { ...extras, companyOf: itself })?.followers)).toEqual([7, undefined, 7]);
});

test('the clipboard has what is known of a visible row', () => {
  const extrasOf = () => ready(buildExtras({ followers: 7 }));
  expect(knownOf({ id: 'a' }, { extrasOf, companyOf: itself })?.followers).toBe(7);
});
