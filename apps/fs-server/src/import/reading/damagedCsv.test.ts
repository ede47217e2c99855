import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvText } from './testing/readText.ts';

const columns = ['id', 'name', 'text', 'city', 'amount'];
const delimiters = fc.constantFrom(',', ';', '\t');
/** Text as publishers write it: quotes, delimiters, and line breaks among words. */
const cell = fc.oneof(
  fc.stringMatching(/^[a-z]{0,8}$/),
  fc.stringMatching(/^[a-z ,;"\t]{0,12}$/),
  fc.stringMatching(/^[a-zé日]{1,5}(\n[a-z "]{1,5}){0,2}$/),
);
const table = fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 40 });
const runs = { numRuns: 1000, seed: 13 };

function write(rows: readonly (readonly string[])[], delimiter: string): string {
  const numbered = rows.map((row, index) => [`id${index}`, ...row]);
  return stringify([columns, ...numbered], { delimiter, quoted_match: /^\s|\s$/ });
}

test('reads any table as csv-parse does, in chunks of any length', async () => {
  const property = fc.asyncProperty(
    table,
    delimiters,
    fc.integer({ min: 1, max: 50 }),
    async (rows, delimiter, chunkLength) => {
      const text = write(rows, delimiter);
      const read = await readCsvText(text, { delimiter, chunkLength });
      expect(read.unparsed).toEqual([]);
      expect(read.rows.map(({ cells }) => cells)).toEqual(parse(text, { delimiter, columns: true }));
    },
  );
  await fc.assert(property, runs);
});

const damage = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('insert a quote', 'remove a quote', 'insert a delimiter', 'remove a delimiter'),
});

/**
 * Removes or inserts a character at one place after the header. Returns the text unchanged if there is nothing to
 * remove.
 */
function damageText(text: string, delimiter: string, { place, kind }: { place: number; kind: string }) {
  const character = kind.endsWith('quote') ? '"' : delimiter;
  const bodyStart = text.indexOf('\n') + 1;
  if (kind.startsWith('insert')) {
    const at = bodyStart + (place % (text.length - bodyStart));
    return { at, damaged: text.slice(0, at) + character + text.slice(at) };
  }
  const places = Array.from(text.matchAll(new RegExp(character, 'g')), ({ index }) => index).filter(
    (at) => at >= bodyStart,
  );
  const at = places[place % places.length];
  return at === undefined ? { at: bodyStart, damaged: text } : { at, damaged: text.slice(0, at) + text.slice(at + 1) };
}

/** The row at an offset of the text. */
function rowAt(rows: readonly (readonly string[])[], delimiter: string, at: number): number {
  let row = 0;
  while (write(rows.slice(0, row + 1), delimiter).length <= at) row += 1;
  return row;
}

test('loses only the damaged row and its neighbor, and assigns each line of the file to exactly one row', async () => {
  let lost = 0;
  const property = fc.asyncProperty(table, delimiters, damage, async (rows, delimiter, where) => {
    const { at, damaged } = damageText(write(rows, delimiter), delimiter, where);
    const hit = rowAt(rows, delimiter, at);
    const read = await readCsvText(damaged, { delimiter, chunkLength: 33 });
    const stored = new Set(read.rows.map(({ cells }) => JSON.stringify(Object.values(cells))));
    const missing = rows.flatMap((row, index) => (stored.has(JSON.stringify([`id${index}`, ...row])) ? [] : [index]));
    expect(missing.filter((index) => index < hit || index > hit + 1)).toEqual([]);
    lost += missing.length;

    const pieces = read.all.map((row) => ('cells' in row ? row.raw : row.text));
    const withoutBlankLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
    expect(withoutBlankLines(pieces.join('\n'))).toEqual(withoutBlankLines(damaged).slice(1));
  });
  await fc.assert(property, runs);
  expect(lost).toBeGreaterThan(runs.numRuns / 2);
});

test('counts each row once: imported and unparsed rows are the rows of the file', async () => {
  const oneLine = fc.stringMatching(/^[a-z ,;"\t]{0,12}$/);
  const lines = fc.array(fc.tuple(oneLine, oneLine, oneLine, oneLine), { minLength: 1, maxLength: 40 });
  const property = fc.asyncProperty(lines, delimiters, damage, async (rows, delimiter, where) => {
    const { damaged } = damageText(write(rows, delimiter), delimiter, where);
    const read = await readCsvText(damaged, { delimiter, chunkLength: 33 });
    expect(read.rows.length + read.unparsed.length).toBe(rows.length);
    expect(read.unparsed.length).toBeLessThanOrEqual(1);
  });
  await fc.assert(property, runs);
});
