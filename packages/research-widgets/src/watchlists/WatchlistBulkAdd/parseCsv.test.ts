import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv.ts';

test('commas, semicolons and tabs separate cells unless quoted', async () => {
  const rows = [
    ['Holt, Inc.', 'holt.example'],
    ['Kerbline', 'kerbline.example'],
  ];
  const texts = [',', ';', '\t'].map((by) => `"Holt, Inc."${by}holt.example\r\nKerbline${by}kerbline.example\r\n\r\n`);
  for (const text of texts) expect(await parseCsv(text)).toEqual({ rows, hasOpenQuote: false });
});

test('reports a quotation mark that is never closed', async () => {
  const { hasOpenQuote, rows } = await parseCsv('Harborline\n"Kerbline\nDepotwise\n');
  expect(hasOpenQuote).toBe(true);
  expect(rows.flat().join('\n')).toContain('Depotwise');
});
