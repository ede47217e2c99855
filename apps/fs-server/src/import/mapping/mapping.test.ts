import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder, file, importFiles, openEmptyDatabase } from '../testing/importFiles.ts';
import { mappingTemplate } from './mappingTemplate.ts';
import { parseMapping } from './parseMapping.ts';

const list = file(
  'Firm;Web site;Sectors;Country;Stage;Founded;Owner',
  'Voltaro;www.voltaro.example;Batteries, Clean Energy;Norway;Active;2009-05-01;Ana',
  'Kelpworks;kelp.example;Clean Energy;Atlantis;Exited;1/2/2010;Ben',
);

const mapping = {
  '//': 'Our own list.',
  file: 'list.csv',
  columns: {
    Firm: 'name',
    'web site': ['permalink', 'homepage_url'],
    Sectors: 'category_list',
    Country: 'country_code',
    Stage: 'status',
    Founded: 'founded_at',
    '// Owner': 'nobody needs it',
  },
  constants: { city: 'Oslo' },
  values: { status: { active: 'operating', Exited: 'acquired' }, country_code: { Norway: 'NOR' } },
  separators: { category_list: ',' },
};

const parse = (changes: object = {}) => parseMapping('map.json', JSON.stringify({ ...mapping, ...changes }));

test('[XIMPORT-002] a mapping reads a company list with names of its own, and reports what it leaves out', async () => {
  const { database, counts, notes, rejections } = await importFiles({ 'list.csv': list }, { mappings: [parse()] });
  const stored = database.kysely
    .selectFrom('organizations')
    .select(['permalink', 'name', 'domain', 'category_list', 'country_code', 'city', 'status', 'founded_on'])
    .orderBy('name');
  expect(await stored.execute()).toEqual([
    {
      permalink: 'kelp.example',
      name: 'Kelpworks',
      domain: 'kelp.example',
      category_list: ['Clean Energy'],
      country_code: null,
      city: 'Oslo',
      status: 'acquired',
      founded_on: null,
    },
    {
      permalink: 'www.voltaro.example',
      name: 'Voltaro',
      domain: 'voltaro.example',
      category_list: ['Batteries', 'Clean Energy'],
      country_code: 'NOR',
      city: 'Oslo',
      status: 'operating',
      founded_on: '2009-05-01',
    },
  ]);
  expect(counts['list.csv']).toMatchObject({ read: 2, created: 2, omitted: 2 });
  expect(notes).toEqual([
    'list.csv was read as map.json says.',
    'list.csv has columns that map.json does not mention: Owner.',
  ]);
  expect(rejections).toContain('"list.csv","3","fact","country_code must be three letters of ISO 3166-1, such as USA"');
  expect(rejections).toContain('"list.csv","3","fact","founded_at must be a date');
  const again = await importFiles({ 'list.csv': list }, { database, mappings: [parse()] });
  expect(again.counts['list.csv']).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
});

test('a mapping reads other kinds, and JSON as well', async () => {
  const companies = parse();
  const people = parseMapping(
    'people.json',
    JSON.stringify({
      file: 'team.json',
      kind: 'people',
      columns: { who: ['person_permalink', 'person_name'], role: 'title', site: 'company_domain', notes: null },
    }),
  );
  const team = JSON.stringify([{ who: 'Ana Sousa', role: 'CEO', site: 'https://voltaro.example', notes: ['x'] }]);
  const { database, notes } = await importFiles(
    { 'list.csv': list, 'team.json': team },
    { mappings: [companies, people] },
  );
  expect(await database.kysely.selectFrom('positions').select('title').execute()).toEqual([{ title: 'CEO' }]);
  expect(notes).toContain('team.json was read as people.json says.');
});

test.each([
  [{ extra: 1 }, 'unknown member “extra”: use file, kind, columns, constants, values, separators'],
  [{ file: '' }, '“file” must be the name of a file in the folder'],
  [{ kind: 'toString' }, '“kind” must be one of companies, acquisitions, '],
  [{ columns: [] }, '“columns” must be an object'],
  [{ columns: { Firm: 1 } }, '“columns”: “Firm” must be one of our columns, a list of them, or null'],
  [{ columns: { Firm: 'title' } }, 'companies have no column “title”: use permalink, name, homepage_url, '],
  [{ columns: { Firm: 'name', Company: 'name' } }, '“Firm” and “Company” are both read as name'],
  [{ columns: { Firm: 'name', 'FIRM ': 'permalink' } }, '“Firm” and “FIRM ” are the same column'],
  [
    { columns: { Firm: 'name' }, values: {}, separators: {} },
    'companies need permalink: read a column as it, or make it a constant',
  ],
  [{ constants: { name: 'Same' } }, 'name is read from “Firm”, and is a constant too'],
  [{ constants: { city: 1 } }, '“constants”: “city” must be a text'],
  [{ values: { city: { a: 'b' } } }, 'no column of the file is read as city'],
  [{ values: { status: { a: null } } }, '“values.status”: “a” must be a text'],
  [{ separators: { town: ';' } }, 'companies have no column “town”'],
])('refuses the mapping with %j', (changes, message) => {
  expect(() => parse(changes)).toThrow(`map.json: ${message}`);
});

test('refuses what is no JSON, and no object', () => {
  expect(() => parseMapping('map.json', '{"file":')).toThrow('map.json: isn’t JSON.');
  expect(() => parseMapping('map.json', '{\n  "file": "a.csv",\n}')).toThrow(
    'map.json: isn’t JSON: see line 3, column 1.',
  );
  expect(() => parseMapping('map.json', '\n> a@0.0.0 import\n> b\n\n{\n  "file": "a.csv",\n}')).toThrow(
    'line 7, column 1',
  );
  expect(() => parseMapping('map.json', '[]')).toThrow('map.json: the mapping must be an object.');
});

test('refuses a mapping whose file or columns are missing, before anything is imported', async () => {
  const database = await openEmptyDatabase();
  const files = { 'a.csv': file('permalink,name,category_list', 'one,One,'), 'list.csv': list };
  const columns = { ...mapping.columns, Street: null, Town: 'city' };
  await expect(importFiles(files, { database, mappings: [parse({ columns, constants: {} })] })).rejects.toThrow(
    'map.json: list.csv has no column “Street”, “Town”. It has “Firm”, “Web site”, “Sectors”,',
  );
  await expect(importFiles(files, { database, mappings: [parse({ file: 'other.csv' })] })).rejects.toThrow(
    'map.json: the folder has no file other.csv.',
  );
  expect(await database.kysely.selectFrom('organizations').select('id').execute()).toEqual([]);
});

async function templateOf(header: string, kind?: string) {
  const path = join(await createTemporaryFolder(), 'list.csv');
  await writeFile(path, file(header));
  return mappingTemplate(path, kind);
}

test('a template guesses columns by their names, and says what each of ours takes', async () => {
  const text = await templateOf('Company Name;Website;Industry;HQ Country;Year founded;Total Funding (USD);Notes');
  const template = JSON.parse(text);
  expect(template).toMatchObject({ file: 'list.csv', kind: 'companies', constants: {}, values: {}, separators: {} });
  expect(template.columns).toEqual({
    'Company Name': 'name',
    Website: ['permalink', 'homepage_url'],
    Industry: 'category_list',
    'HQ Country': 'country_code',
    'Year founded': 'founded_at',
    'Total Funding (USD)': 'funding_total_usd',
    Notes: null,
  });
  expect(template['// columns'].name).toBe('required: up to 300 characters');
  expect(template['// columns'].country_code).toContain('ISO 3166-1');
  expect(() => parseMapping('list.json', text)).not.toThrow();
  // As npm writes it into a file, unless it is silent.
  const byNpm = '\n> foresight@0.0.0 import\n> pnpm run import --map-template=list.csv\n\n';
  expect(parseMapping('list.json', byNpm + text)).toEqual(parseMapping('list.json', text));
});

test('a template is for any kind, and its errors name the kinds and the file', async () => {
  const people = JSON.parse(await templateOf('Person ID,First name,Last name,Job title,Company domain', 'people'));
  expect(people.columns).toEqual({
    'Person ID': 'person_permalink',
    'Job title': 'title',
    'First name': 'first_name',
    'Last name': 'last_name',
    'Company domain': 'company_domain',
  });
  await expect(templateOf('a,b', 'firms')).rejects.toThrow('There is no kind “firms”: use companies, acquisitions,');
  await expect(templateOf('')).rejects.toThrow('has no header.');
});
