import { expect, test } from 'vitest';
import { chartCsv } from './chartCsv.ts';
import { fileNameOf } from './fileNameOf.ts';
import { linesOf } from './linesOf.ts';

test('writes values as numbers, a missing one as an empty cell, and no formulas', () => {
  const rows = () => [
    ['2025', 37_500_000, null],
    ['=1+1', -4, 0.5],
  ];
  expect(chartCsv({ columns: ['Year', 'Raised, $', 'Rounds'], rows })).toBe(
    'Year,"Raised, $",Rounds\r\n2025,37500000,\r\n\'=1+1,-4,0.5\r\n',
  );
});

test('names a file by its title, without what file systems refuse', () => {
  expect(fileNameOf('Raised in logistics, $', 'csv')).toBe('Raised in logistics, $.csv');
  expect(fileNameOf('AI/ML: "raised"?\u202E per\nyear ', 'png')).toBe('AI ML raised per year.png');
  expect(fileNameOf('../..', 'csv')).toBe('chart.csv');
  expect(fileNameOf('x'.repeat(300), 'csv')).toBe(`${'x'.repeat(80)}.csv`);
});

test('breaks a text between words, and a long word between letters', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('Rotterdam sees more ships', 14, widthOf)).toEqual(['Rotterdam sees', 'more ships']);
  expect(linesOf('a Containerschiffe', 6, widthOf)).toEqual(['a', 'Contai', 'nersch', 'iffe']);
  expect(linesOf('  ', 6, widthOf)).toEqual([]);
});
