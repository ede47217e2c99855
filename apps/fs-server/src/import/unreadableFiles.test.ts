import { appendFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Progress } from './Progress.ts';
import { buildCompanyLine, companiesHeader, file, importFiles, roundsHeader } from './testing/importFiles.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCompanyLine(`/organization/n${index}`, `Name ${index}`));

test('one unclosed quote loses one row, whose text is in the file of rejected rows', async () => {
  const lines = numbered(200);
  lines[2] = '/organization/n2,"Name 2,,,,,,,,,,,,';
  const { counts, problems, notes, rejections } = await importFiles({ 'a.csv': file(companiesHeader, ...lines) });
  expect(counts['a.csv']).toMatchObject({ read: 200, created: 199, rejected: 0, unparsed: 1 });
  expect(problems).toEqual({});
  expect(notes).toEqual(['a.csv has 1 of 200 rows that could not be parsed, the first at line 4.']);
  expect(rejections.split('\r\n')[1]).toBe(
    '"a.csv","4","unparsed","the quote that opens on line 4 is not closed","/organization/n2,""Name 2,,,,,,,,,,,,"',
  );
});

test('more than one unparsed row in a hundred makes the import incomplete', async () => {
  const { problems } = await importFiles({
    'a.csv': file(companiesHeader, ...numbered(197), 'one', 'two', 'three'),
    'b.csv': file(roundsHeader, ...numbered(99).map((_, index) => `/organization/n1,/round/${index},seed,,x,1`), 'one'),
  });
  expect(problems).toEqual({ 'a.csv': 'has 3 of 200 rows that could not be parsed, the first at line 199.' });
});

test('a long gap of unparsed lines makes the import incomplete, however large the file', async () => {
  const region = Array.from({ length: 101 }, () => 'lost');
  const opened = `/organization/open,"Open${region.map((line) => `\n${line}`).join('')}`;
  const { counts, problems } = await importFiles({ 'a.csv': file(companiesHeader, opened, ...numbered(500)) });
  expect(counts['a.csv']).toMatchObject({ read: 501, created: 500, unparsed: 1 });
  expect(Object.keys(problems)).toEqual(['a.csv']);
});

test('a truncated gzip is named, and imported up to the truncation like the other files', async () => {
  const packed = gzipSync(file(companiesHeader, ...numbered(3000)));
  const { counts, problems } = await importFiles({
    'a.csv.gz': packed.subarray(0, packed.length - 5000),
    'b.csv': file(companiesHeader, buildCompanyLine('/organization/last', 'Last')),
  });
  const { read = 0, created = 0, unparsed = 0 } = counts['a.csv.gz'] ?? {};
  expect(read).toBeGreaterThan(500);
  expect(read - created - unparsed).toBe(0);
  expect(problems).toEqual({
    'a.csv.gz': `is a gzip that breaks off. ${read.toLocaleString('en')} rows were read.`,
  });
  expect(counts['b.csv']).toMatchObject({ created: 1 });
});

test('a damaged gzip is imported up to the damage', async () => {
  const words = Array.from({ length: 6000 }, (_, index) =>
    buildCompanyLine(`/organization/${index * 7919}`, `N${index ** 3}`),
  );
  const packed = gzipSync(file(companiesHeader, ...words));
  packed.fill(0xff, packed.length - 9000, packed.length - 8000);
  const { counts, problems } = await importFiles({ 'a.csv.gz': packed });
  expect(counts['a.csv.gz']?.created).toBeGreaterThan(500);
  expect(problems['a.csv.gz']).toContain('is a damaged gzip. ');
});

test('stops at a gzip that decompresses to a thousand times its size', async () => {
  const { counts, problems } = await importFiles({
    'a.csv.gz': gzipSync(Buffer.concat([Buffer.from(file(companiesHeader)), Buffer.alloc(80_000_000, 'x')])),
  });
  expect(problems['a.csv.gz']).toContain('unpacks to more than 200 times its size. ');
  expect(counts['a.csv.gz']).toMatchObject({ created: 0, unparsed: 1 });
});

test('names unreadable files, each with its reason', async () => {
  const utf32 = Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0);
  const { problems, notes, counts } = await importFiles(
    {
      'a.csv': file(companiesHeader, buildCompanyLine('/organization/one', 'One')),
      'binary.csv': Uint8Array.from({ length: 200 }, (_, index) => index),
      'broken.csv.gz': Uint8Array.of(0x1f, 0x8b, 0, 0),
      'empty.csv': '',
      'notes.md': '# Notes\n',
      'photo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d),
      'twice.csv': file(`${companiesHeader},Name`, `${buildCompanyLine('/organization/two', 'Two')},Three`),
      'wide.csv': utf32,
    },
    {
      prepare: async (folder) => {
        await symlink(join(folder, 'nowhere'), join(folder, 'gone.csv'));
        await mkdir(join(folder, 'older.csv'));
        await writeFile(join(folder, 'older.csv', 'a.csv'), file(companiesHeader));
      },
    },
  );
  const notText = 'is not text in UTF-8, UTF-16, or Windows-1252.';
  expect(problems).toEqual({
    'binary.csv': notText,
    'broken.csv.gz': 'is a damaged gzip.',
    'empty.csv': 'is empty.',
    'gone.csv': 'could not be read (ENOENT).',
    'twice.csv': 'has the column name twice.',
    'wide.csv': notText,
  });
  expect(notes).toEqual(['notes.md has no column that is known.', 'older.csv is a folder.', `photo.png ${notText}`]);
  expect(counts['a.csv']).toMatchObject({ created: 1 });
});

test('a file that changes while it is read makes the import incomplete', async () => {
  let path = '';
  const progress = new Progress({ write: () => undefined });
  progress.show = () => appendFileSync(path, 'more');
  const { problems } = await importFiles(
    { 'a.csv': file(companiesHeader, ...numbered(2600)) },
    {
      progress,
      prepare: async (folder) => {
        path = join(folder, 'a.csv');
      },
    },
  );
  expect(problems['a.csv']).toContain('changed while it was read: import it again. ');
});
