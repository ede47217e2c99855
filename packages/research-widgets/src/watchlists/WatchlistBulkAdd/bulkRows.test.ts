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

test('assigns each match to its line, although some lines were not sent', () => {
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

test('adds a repeated company once, and skips one that the list already includes', () => {
  const { companies, repeated, present, open } = tallyOf(rows, none, 500);
  expect(companies.map(({ id }) => id)).toEqual(['harborline', 'depotwise']);
  expect({ repeated, present }).toEqual({ repeated: 1, present: 1 });
  expect(open.map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(tallyOf(rows, new Set(['depotwise']), 500)).toMatchObject({ present: 2, companies: [{ id: 'harborline' }] });
});

test("reports the lines that exceed the list's limit", () => {
  expect(tallyOf(rows, none, 1)).toMatchObject({
    companies: [{ id: 'harborline' }],
    overLimit: [{ entered: 'depotwise' }],
  });
});

test('a skipped line is neither added nor open', () => {
  const left = rows.map((row) => ({ ...row, isLeftOut: row.group !== 'several' }));
  expect(tallyOf(left, none, 500)).toMatchObject({ companies: [], open: [{ number: 3 }] });
});

test('lines without a response stay unmatched', () => {
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

test('shows a line without invisible characters, and shortened', () => {
  expect(shownLine('Harbor\u0007line')).toBe('Harbor\ufffdline');
  expect(shownLine('x'.repeat(10_000))).toHaveLength(121);
});
