import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';
import { chunksOf } from './testing/readText.ts';

const columns = new Map(['id', 'title', 'sourcename'].map((name) => [name, name]));

async function readJsonText(text: string, format: 'lines' | 'array', chunkLength = 17) {
  const all = (await Array.fromAsync(readJson(chunksOf(text, chunkLength), { format, columns }))).flat();
  return { rows: all.filter((row) => 'cells' in row), unparsed: all.filter((row) => 'lines' in row) };
}

test('reads the articles of NewsAPI’s indented response, ignoring its other members', async () => {
  const articles = [
    { source: { id: null, name: 'Volt “Daily”' }, title: 'Brackets ]}{[ and "quotes" \\', tags: [{ a: 1 }, { a: 2 }] },
    { source: { id: 'x', name: 'Other' }, title: 'Line\nend' },
  ];
  const text = JSON.stringify({ status: 'ok', articles, totalResults: 2 }, null, 2);
  const { rows, unparsed } = await readJsonText(text, 'array');
  expect(unparsed).toEqual([]);
  expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
    [4, { sourcename: 'Volt “Daily”', title: 'Brackets ]}{[ and "quotes" \\' }],
    [19, { sourcename: 'Other', title: 'Line\nend' }],
  ]);
});

test('reports text that is not an object, and damaged or truncated objects', async () => {
  const { rows, unparsed } = await readJsonText('[{"id":1},\n2,{"id":3,{"id":4}},\n{"id":5},{"id":6', 'array');
  expect(rows.map(({ cells }) => cells.id)).toEqual([1, 5]);
  expect(unparsed.map(({ line, text }) => [line, text])).toEqual([
    [2, '2,'],
    [2, '{"id":3,{"id":4}}'],
    [3, '{"id":6'],
  ]);
});

test('treats endless nesting as missing brackets, and finds the objects within', async () => {
  const text = `[${'{"a":[{"id":1},'.repeat(2000)}{"id":2}]`;
  const { rows, unparsed } = await readJsonText(text, 'array', 64 * 1024);
  expect(unparsed.length).toBeGreaterThan(1900);
  expect(rows.at(-1)?.cells).toEqual({ id: 2 });
});

test('skips a line that is too long, and reads the next', async () => {
  const long = `{"id":1,"title":"${'x'.repeat(4_100_000)}"}`;
  const { rows, unparsed } = await readJsonText(`${long}\n{"id":2}\n`, 'lines', 64 * 1024);
  expect(rows.map(({ cells }) => cells.id)).toEqual([2]);
  expect(unparsed).toMatchObject([{ line: 1, reason: 'is longer than 4000000 characters' }]);
});

const titles = fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 20 });
const damage = fc.record({ place: fc.nat(), character: fc.constantFrom('"', '{', '}', ',', '\\', '') });

test.each(['lines', 'array'] as const)('loses few objects of %s around the damage', async (format) => {
  let damagedFiles = 0;
  const property = fc.asyncProperty(titles, damage, async (words, { place, character }) => {
    const objects = words.map((title, id) => JSON.stringify({ id, title }));
    const text = format === 'lines' ? `${objects.join('\n')}\n` : `[${objects.join(',\n')}]`;
    // Never damages the brackets of the array, which identify the format.
    const at = 1 + (place % (text.length - 2));
    const damaged = text.slice(0, at) + character + text.slice(at + 1);
    const hit = text.slice(0, at).split('\n').length - 1;
    const { rows, unparsed } = await readJsonText(damaged, format);
    const ids = new Set(rows.map(({ cells }) => cells.id));
    const missing = objects.map((_, id) => id).filter((id) => !ids.has(id));
    expect(missing.filter((id) => id < hit - 1 || id > hit + 1)).toEqual([]);
    expect(rows.length + unparsed.length).toBeGreaterThanOrEqual(objects.length - 1);
    if (missing.length > 0 && unparsed.length > 0) damagedFiles += 1;
  });
  await fc.assert(property, { numRuns: 1000, seed: 13 });
  expect(damagedFiles).toBeGreaterThan(300);
});
