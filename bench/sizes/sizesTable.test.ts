import { expect, test } from 'vitest';
import { staleLines, withTable } from './sizesTable.ts';
import type { ExportSizes } from './uiSizes.ts';

function exported(name: string, code: number, styles = 0): ExportSizes {
  return { name, code, codeWithReact: code + 69_000, later: 0, styles };
}

const readme = withTable('Before\n<!-- sizes -->\n<!-- /sizes -->\nAfter', [
  exported('Button', 16_840, 900),
  exported('brand', 4_000),
]);

test('writes the table into its place, in kilobytes', () => {
  expect(readme).toContain('| Button | 16.8 kB | 85.8 kB | – | 0.9 kB |');
  expect(readme).toContain('| brand | 4.0 kB | 73.0 kB | – | – |');
  expect(readme).toMatch(/^Before\n<!-- sizes -->[\s\S]+<!-- \/sizes -->\nAfter$/);
});

test('leaves the table unchanged for a difference of a few bytes', () => {
  expect(staleLines(readme, [exported('Button', 17_100, 950), exported('brand', 3_900)])).toEqual([]);
});

test('reports half a kilobyte more, a new export and a removed one as stale', () => {
  expect(staleLines(readme, [exported('Button', 17_400, 900), exported('Modal', 30_000)])).toEqual([
    'brand is listed and no longer exported',
    'Button is 17.4 kB, 86.4 kB, –, 0.9 kB',
    'Modal is not listed',
  ]);
});
