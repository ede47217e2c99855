import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { shownLine, tallyOf, toBulkRows } from './bulkRows.ts';
import { readLines } from './readLines.ts';

const candidate = (id: string): CompanyCandidate => ({
  id,
  name: id,
  logo_url: null,
  domain: `${id}.example`,
  location: null,
});
const answer = (line: string, match: RecognizedLine['match'], ...ids: string[]): RecognizedLine => ({
  line,
  match,
  candidates: ids.map(candidate),
  duplicateOf: null,
  isOnList: false,
});

const { lines } = readLines([
  'harborline',
  '<script>',
  'port',
  'nobody',
  'harborline.example',
  'kerbline',
  'depotwise',
]);
const rows = toBulkRows(lines, [
  answer('harborline', 'certain', 'harborline'),
  answer('port', 'several', 'port-a', 'port-b'),
  answer('nobody', 'none'),
  answer('harborline.example', 'certain', 'harborline'),
  { ...answer('kerbline', 'certain', 'kerbline'), isOnList: true },
  answer('depotwise', 'certain', 'depotwise'),
]);
const none = new Set<string>();

test('each line meets its own answer, though some were not asked about', () => {
  expect(rows.map(({ number, group, company }) => [number, group, company?.id])).toEqual([
    [1, 'certain', 'harborline'],
    [2, 'refused', undefined],
    [3, 'several', undefined],
    [4, 'none', undefined],
    [5, 'certain', 'harborline'],
    [6, 'certain', 'kerbline'],
    [7, 'certain', 'depotwise'],
  ]);
});

test('a company that two lines mean is added once, and one that is on the list is not', () => {
  const { companies, repeated, present, open } = tallyOf(rows, none, 500);
  expect(companies.map(({ id }) => id)).toEqual(['harborline', 'depotwise']);
  expect({ repeated, present }).toEqual({ repeated: 1, present: 1 });
  expect(open.map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(tallyOf(rows, new Set(['depotwise']), 500)).toMatchObject({ present: 2, companies: [{ id: 'harborline' }] });
});

test('of what there is no room for, the lines are known', () => {
  expect(tallyOf(rows, none, 1)).toMatchObject({
    companies: [{ id: 'harborline' }],
    noRoom: [{ entered: 'depotwise' }],
  });
});

test('a line that was left out is neither added nor open', () => {
  const left = rows.map((row) => ({ ...row, isLeftOut: row.group !== 'several' }));
  expect(tallyOf(left, none, 500)).toMatchObject({ companies: [], open: [{ number: 3 }] });
});

test('answers that are too few leave lines unknown rather than lost', () => {
  expect(toBulkRows(lines, []).map(({ group }) => group)).toEqual([
    'none',
    'refused',
    'none',
    'none',
    'none',
    'none',
    'none',
  ]);
});

test('a line is shown without what cannot be, and not without end', () => {
  expect(shownLine('Harbor\u0007line')).toBe('Harbor\ufffdline');
  expect(shownLine('x'.repeat(10_000))).toHaveLength(121);
});
