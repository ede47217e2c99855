import { expect, test } from 'vitest';
import type { TableColumn } from '../model/TableColumn.ts';
import { batchRows } from './rowBatches.ts';
import { writeTableFile } from './writeTableFile.ts';

const columns: readonly TableColumn<number>[] = [
  { id: 'place', header: 'Place', isRowHeader: true, cell: String, value: (place) => place },
  { id: 'word', header: 'Wort', cell: String, value: (place) => `=${place}` },
];
const places = Array.from({ length: 4500 }, (_, index) => index + 1);

test('writes many rows in batches, in order, and reports progress', async () => {
  const counts: number[] = [];
  const { file, count } = await writeTableFile({
    parts: batchRows(places),
    columns,
    state: {},
    signal: new AbortController().signal,
    onProgress: (written) => counts.push(written),
  });
  expect(counts).toEqual([2000, 4000, 4500]);
  expect(count).toBe(4500);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await file.text()).split('\r\n');
  expect(lines).toHaveLength(4502);
  expect(lines.slice(1, 3)).toEqual(["1,'=1", "2,'=2"]);
  expect(lines.at(-2)).toBe("4500,'=4500");
});

test('writes cells unescaped when `isRaw` is set', async () => {
  const { file } = await writeTableFile({
    parts: batchRows([1]),
    columns,
    state: { hidden: ['place'], order: ['word'] },
    isRaw: true,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(await file.text()).toBe('Wort,Place\r\n=1,1\r\n');
});

test('rejects when the export is canceled', async () => {
  const cancel = new AbortController();
  const counts: number[] = [];
  const writing = writeTableFile({
    parts: batchRows(places),
    columns,
    state: {},
    signal: cancel.signal,
    onProgress(count) {
      counts.push(count);
      cancel.abort();
    },
  });
  await expect(writing).rejects.toThrow(/abort/i);
  expect(counts).toEqual([2000]);
});

test('completes the rows of each batch that has any before it is written', async () => {
  const completed: number[] = [];
  async function* parts() {
    yield [1, 2];
    yield [];
    yield [3];
  }
  const { file, count } = await writeTableFile({
    parts: parts(),
    completeRows: async (rows) => {
      completed.push(rows.length);
      return rows.map((place) => place * 100);
    },
    columns,
    state: { hidden: ['word'] },
    isRaw: true,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(completed).toEqual([2, 1]);
  expect(count).toBe(3);
  expect(await file.text()).toBe('Place\r\n100\r\n200\r\n300\r\n');
});
