import { expect, test } from 'vitest';
import { readCsvText } from './testing/readText.ts';

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

test('imports every row after an unclosed quote and names the line where the quote opens', async () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `/organization/n${index},"Name, ${index}",x`);
  lines[2] = '/organization/n2,"Name, 2,x';
  const { rows, unparsed } = await readCsvText(text('permalink,name,city', ...lines));
  expect(unparsed).toEqual([
    {
      line: 4,
      lines: 1,
      reason: 'the quote that opens on line 4 is not closed',
      text: '/organization/n2,"Name, 2,x',
      length: 27,
    },
  ]);
  expect(rows).toHaveLength(49_999);
  expect(rows[2]).toMatchObject({ line: 5, cells: { permalink: '/organization/n3', name: 'Name, 3', city: 'x' } });
});

test('names the line where a quote opens within a row that spans lines', async () => {
  const { rows, unparsed } = await readCsvText(text('a,b,c', '1,"two\nlines","open', 'within', '2,x,y', '3,x,y'));
  expect(unparsed).toMatchObject([{ line: 2, lines: 3, reason: 'the quote that opens on line 3 is not closed' }]);
  expect(unparsed[0]?.text).toBe('1,"two\nlines","open\nwithin');
  expect(rows.map(({ line, cells }) => [line, cells.a])).toEqual([
    [5, '2'],
    [6, '3'],
  ]);
});

test('reads cells with line breaks, escaped quotes, and quotes within unquoted cells', async () => {
  const { rows, unparsed } = await readCsvText(
    'name,text\r\nInch,5" disk\r\n"Says ""hi""","two\r\nlines"\r\n"","","\r\n"last","no line end"',
  );
  expect(rows.map(({ line, cells }) => [line, cells.name, cells.text])).toEqual([
    [2, 'Inch', '5" disk'],
    [3, 'Says "hi"', 'two\r\nlines'],
    [6, 'last', 'no line end'],
  ]);
  expect(unparsed).toMatchObject([{ line: 5, text: '"","","' }]);
});

test('skips only the row with the open quote in a file that ends within quotes', async () => {
  const { rows, unparsed } = await readCsvText('a,b\n1,x\n2,"open\n3,y\n4,z');
  expect(rows.map(({ cells }) => cells.a)).toEqual(['1', '3', '4']);
  expect(unparsed).toMatchObject([{ line: 3, text: '2,"open' }]);
});

test('skips the last row of a truncated file, even when it has all cells', async () => {
  const { rows, unparsed } = await readCsvText('a,b\n1,1000000\n2,1000', { isCut: true });
  expect(rows.map(({ cells }) => cells.b)).toEqual(['1000000']);
  expect(unparsed).toMatchObject([{ line: 3, reason: 'the file breaks off in this row' }]);
});

test.each([
  ['1,2', 'has 2 cells where the header has 3'],
  ['1', 'has 1 cell where the header has 3'],
  ['1,2,3,4', 'has 4 cells where the header has 3'],
  ['1,"2" 2,3', 'has text after a closing quote'],
])('counts %j as one unparsed row', async (line, reason) => {
  const { rows, unparsed } = await readCsvText(text('a,b,c', line, '', 'x,y,z', line, line));
  expect(rows).toMatchObject([{ line: 4 }]);
  expect(unparsed).toMatchObject([
    { line: 2, reason, text: line },
    { line: 5, reason },
    { line: 6, reason },
  ]);
});

test('buffers neither an endless line nor an endless quote, and reads what follows', async () => {
  const endless = 'x'.repeat(3_000_000);
  const filler = Array.from({ length: 30_000 }, () => 'no quote and no delimiter in this line');
  const { rows, unparsed } = await readCsvText(text('a,b', `1,${endless}`, '2,y', '3,"open', ...filler, '4,z'));
  expect(rows.map(({ line, cells }) => [line, cells.a])).toEqual([
    [3, '2'],
    [30_005, '4'],
  ]);
  expect(unparsed).toMatchObject([
    { line: 2, reason: 'is longer than 1000000 characters', length: 3_000_002 },
    { line: 4, lines: 30_001, reason: 'the quote that opens on line 4 is not closed' },
  ]);
  for (const row of unparsed) expect(row.text).toHaveLength(10_000);
});
