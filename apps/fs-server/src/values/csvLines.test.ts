import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csvLines.ts';

const line = (cell: string | number | null, isRaw = false) => csvLines([[cell]], isRaw).trimEnd();

test('names the columns after the mark of UTF-8', () => {
  expect(csvHead(['Name', 'Total, in USD'])).toBe('\ufeffName,"Total, in USD"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM', '＝1', '  =1', 'a;=1', 'a; =1', 'a\t=1', '\t=1', 'a;b;@SUM'])(
  'keeps %j from being a formula, whatever a spreadsheet takes for the end of a cell',
  (text) => {
    const cells = line(text).split(/[;\t\r\n]/);
    expect(cells.map((cell) => cell.trim()).filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
    expect(line(text).replaceAll("'", '')).toBe(text);
    expect(line(text, true)).toBe(text);
  },
);

test('each line of a text is kept from being a formula, also where quotes are not seen', () => {
  expect(line('- first\n=2\r\n-3')).toBe(`"'- first\n'=2\r\n'-3"`);
});

test('numbers and other texts stay as they are', () => {
  expect([line(-5), line(null), line('Quay & Co; Harbor'), line('a-b=c')]).toEqual([
    '-5',
    '',
    'Quay & Co; Harbor',
    'a-b=c',
  ]);
});
