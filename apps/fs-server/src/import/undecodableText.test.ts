import { expect, test } from 'vitest';
import { buildCompanyLine, companiesHeader, file, importFiles } from './testing/importFiles.ts';

test('omits a fact or rejects a row with a lost character', async () => {
  const { database, counts, rejections } = await importFiles({
    'a.csv': file(
      companiesHeader,
      buildCompanyLine('/organization/one', 'One', { city: 'S\uFFFDo Paulo', category_list: 'Fin\uFFFDnce|Retail' }),
      buildCompanyLine('/organization/two', 'Caf\uFFFD'),
    ),
    'b.ndjson': file(
      JSON.stringify({
        title: 'Half \uD83D of an emoji',
        description: 'Lost: \uFFFD',
        publishedAt: '2020-04-15T15:10:42Z',
        author: `${'x'.repeat(999)}😀`,
      }),
    ),
  });
  expect(counts['a.csv']).toMatchObject({ created: 1, rejected: 1, omitted: 2 });
  expect(counts['b.ndjson']).toMatchObject({ created: 1, omitted: 1 });
  const reason = 'has characters that could not be decoded';
  expect(rejections).toContain(`"a.csv","2","fact","city ${reason}","S\uFFFDo Paulo"`);
  expect(rejections).toContain(`"a.csv","3","row","name ${reason}"`);
  expect(rejections).toContain(`"b.ndjson","1","fact","description ${reason}","Lost: \uFFFD"`);
  const company = await database.kysely.selectFrom('organizations').select(['city', 'category_list']).execute();
  expect(company).toEqual([{ city: null, category_list: ['Retail'] }]);
  const article = await database.kysely.selectFrom('articles').select(['title', 'description', 'author']).execute();
  expect(article).toEqual([{ title: 'Half of an emoji', description: '', author: 'x'.repeat(999) }]);
});

test('a few bytes that are not UTF-8 affect only their cells, not the encoding of the file', async () => {
  const text = file(
    companiesHeader,
    buildCompanyLine('/organization/one', 'Café São José', { city: 'Zürich' }),
    buildCompanyLine('/organization/two', 'Two', { city: 'M?laga' }),
  );
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf('?laga')] = 0xe1;
  const { database, counts, notes } = await importFiles({ 'a.csv': bytes });
  expect(counts['a.csv']).toMatchObject({ created: 2, omitted: 1 });
  expect(notes).toEqual([]);
  const stored = await database.kysely
    .selectFrom('organizations')
    .select(['name', 'city'])
    .orderBy('permalink')
    .execute();
  expect(stored).toEqual([
    { name: 'Café São José', city: 'Zürich' },
    { name: 'Two', city: null },
  ]);
});

test('decodes a file in Windows-1252, and notes that in the summary', async () => {
  const text = file(
    companiesHeader,
    buildCompanyLine('/organization/one', 'Zo\u00EB \u0080', { city: 'S\u00E3o Paulo' }),
  );
  const { database, notes } = await importFiles({ 'a.csv': Buffer.from(text, 'latin1') });
  expect(notes).toEqual(['a.csv was read as Windows-1252 (Latin-1).']);
  const stored = await database.kysely.selectFrom('organizations').select(['name', 'city']).execute();
  expect(stored).toEqual([{ name: 'Zoë €', city: 'São Paulo' }]);
});
