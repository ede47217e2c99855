import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CompanyIds } from '../CompanyIds.ts';
import type { ImportKind } from '../ImportKind.ts';
import { readRows } from '../reading/readRows.ts';
import { recognizeFiles } from '../recognizeFiles.ts';
import { SourceRow } from '../SourceRow.ts';
import { createTemporaryFolder, today } from '../testing/importFiles.ts';
import { kinds } from './kinds.ts';

type Cells = Readonly<Record<string, string>>;

/** A row of each kind with every column, and with characters that distinguish encodings. */
const samples: Readonly<Record<keyof typeof kinds, Cells>> = {
  companies: {
    permalink: '/organization/volt',
    name: 'Voltaró "Ü", Inc.; Oslo',
    homepage_url: 'http://voltaro.example',
    category_list: 'Batteries|Énergie',
    category_code: 'batteries',
    status: 'closed',
    country_code: 'USA',
    state_code: 'CA',
    region: 'SF Bay Area',
    city: 'San José',
    founded_at: '2009-05-01',
    founded_on: '2009-05-02',
    funding_total_usd: '12,500,000',
  },
  acquisitions: {
    company_permalink: '/organization/kelp',
    company_name: 'Kelpø',
    company_category_list: 'Énergie',
    company_country_code: 'NOR',
    company_state_code: '12',
    company_region: 'Oslo',
    company_city: 'Tromsø',
    acquirer_permalink: '/organization/giant',
    acquirer_name: 'Giant, Holdings',
    acquirer_category_list: 'Retail',
    acquirer_country_code: 'USA',
    acquirer_state_code: 'NY',
    acquirer_region: 'New York City',
    acquirer_city: 'New York',
    acquired_at: '2015-07-23 00:00:00',
    price_amount: '9,000,000',
    price_currency_code: 'EUR',
  },
  rounds: {
    company_permalink: '/organization/volt',
    funding_round_permalink: '/funding-round/1',
    funding_round_type: 'série; "A", premier',
    funding_round_code: 'A',
    funded_at: '05-01-2015',
    raised_amount_usd: '1,100,000',
  },
  roundInvestments: {
    company_permalink: '/organization/volt',
    company_name: 'Voltaró',
    company_category_list: 'Énergie',
    company_country_code: 'USA',
    company_state_code: 'CA',
    company_region: 'SF Bay Area',
    company_city: 'San José',
    investor_permalink: '/organization/lantern',
    investor_name: 'Lantern; "Capital", São Paulo',
    investor_category_list: 'Énergie',
    investor_country_code: 'BRA',
    investor_state_code: '27',
    investor_region: 'São Paulo',
    investor_city: 'São Paulo',
    funding_round_permalink: '/funding-round/1',
    funding_round_type: 'venture',
    funding_round_code: 'B',
    funded_at: '2014-02-28',
    raised_amount_usd: '21,271,935,000',
  },
  investments: {
    company_name: 'Voltaró',
    investor_name: 'Lantern; "Capital", São Paulo',
    funded_when: '2015-01-05',
    amount_usd: '1,100,000',
  },
  people: {
    person_permalink: '/person/zoe-lee',
    person_name: 'Zoë, "Z", Lee',
    first_name: 'Zoë',
    last_name: 'Lee; Müller',
    title: 'Présidente; "CEO", founder',
    company_permalink: '/organization/volt',
    company_id: '0b7f7c37-6a7c-5a0e-9b53-0c2c3a2b8f11',
    company_domain: 'voltaro.example',
    position: '0',
    started_on: '2015-01-05',
    ended_on: '2019-12-31',
    is_active: 'no',
  },
  socials: {
    company_permalink: '/organization/volt',
    company_id: '0b7f7c37-6a7c-5a0e-9b53-0c2c3a2b8f11',
    company_domain: 'voltaro.example',
    social: 'LinkedIn',
    day: '2026-10-31',
    followers_count: '1,100,000',
  },
  urlMetrics: {
    company_permalink: '/organization/volt',
    company_id: '0b7f7c37-6a7c-5a0e-9b53-0c2c3a2b8f11',
    company_domain: 'voltaro.example',
    domain: 'https://www.voltaro.example/',
    domain_authority: '61',
    page_authority: '48',
    spam_score: '2',
    linking_domains: '12,480',
    external_links: '310000',
    measured_on: '2026-10-31',
  },
  podcasts: {
    podcast_id: 'épisode-1',
    title: 'What Voltaró; "means", for us',
    publisher: 'Énergie',
    published_at: '2020-04-15T15:10:42Z',
    company_permalink: '/organization/volt|/organization/kelp',
    company_id: '0b7f7c37-6a7c-5a0e-9b53-0c2c3a2b8f11',
    company_domain: 'voltaro.example',
    description: 'First line\nsecond “line”',
    url: 'https://shows.example/1',
    image_url: '//cdn.example/1.png',
  },
  marketPulses: { slug: 'energie', label: 'Énergie; "Power", Grid', order: '3' },
  articles: {
    title: 'What Voltaró; "means", for us',
    publishedAt: '2020-04-15T15:10:42Z',
    time: '2020-04-15 15:10:42',
    url: 'https://news.example/1',
    urlToImage: '//cdn.example/1.png',
    description: 'First line\nsecond “line”',
    source_name: 'Zeitung für alle',
    author: 'Zoë Lee',
    categories: 'technology|énergie',
    tag: 'Media',
  },
  featuredArticles: {
    title: 'What Voltaró; "means", for us',
    publishedAt: '2020-04-15T15:10:42Z',
    time: '2020-04-15 15:10:42',
    url: 'https://news.example/1',
    urlToImage: '//cdn.example/1.png',
    description: 'First line\nsecond “line”',
    source_name: 'Zeitung für alle',
    author: 'Zoë Lee',
    categories: 'technology|énergie',
    tag: 'Media',
    is_featured: 'yes',
    market_pulse_category: 'énergie',
    key_points: 'Erstens: größer|Second; "quoted"',
  },
};

const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 little-endian': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 little-endian with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 big-endian': (text) => Buffer.from(text, 'utf16le').swap16(),
  'UTF-16 big-endian with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Windows-1252': toWindows1252,
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Variants of column names, and of what precedes them. */
const headerForms: Readonly<Record<string, { name?: (name: string) => string; before?: string; lineEnd?: string }>> = {
  'as printed': {},
  'upper case': { name: (name) => name.toUpperCase() },
  'words with spaces': { name: (name) => ` ${name.split('_').map(capitalized).join(' ')} ` },
  'camel case': { name: (name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) },
  dots: { name: (name) => name.replaceAll('_', '.') },
  'after comments': { before: '# Exported on a Monday, "as is\n#\n\n// by nobody\n' },
  'after a word on the separator': { before: 'sep=;\n' },
  'lines ending in CR LF': { lineEnd: '\r\n' },
  'lines ending in CR': { lineEnd: '\r' },
};

const jsonForms: Readonly<Record<string, (rows: readonly object[]) => string>> = {
  'an object a line': (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  array: (rows) => JSON.stringify(rows),
  'indented array': (rows) => JSON.stringify(rows, null, 2),
  'answer of NewsAPI': (rows) => JSON.stringify({ status: 'ok', totalResults: rows.length, articles: rows }),
  'indented answer of NewsAPI': (rows) => JSON.stringify({ status: 'ok', articles: rows, totalResults: 2 }, null, 2),
  'an answer of NewsAPI a line': (rows) => rows.map((row) => `${JSON.stringify({ articles: [row] })}\n`).join(''),
  'nested members': (rows) => JSON.stringify(rows.map(nest)),
};

/** Nests `source_name` as NewsAPI does, in a member `source`. */
function nest(row: object): object {
  const { source_name, ...others } = row as Record<string, string>;
  return source_name === undefined ? others : { source: { id: null, name: source_name }, ...others };
}

function toWindows1252(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1252');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f);
}

/** Writes the sample twice, to notice losses after the first row. */
function toCsv(cells: Cells, separator: string, form: (typeof headerForms)[string]): string {
  const quoted = (value: string) => (/[",;\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const row = Object.values(cells).map(quoted).join(separator);
  const { name = (text) => text, before = '', lineEnd = '\n' } = form;
  return [...before.split('\n').slice(0, -1), Object.keys(cells).map(name).join(separator), row, row, ''].join(lineEnd);
}

interface Form {
  label: string;
  kind: keyof typeof kinds;
  bytes: Uint8Array;
}

const forms: readonly Form[] = Object.entries(samples).flatMap(([key, cells]) => {
  const kind = key as keyof typeof kinds;
  const csv = Object.entries(separators).flatMap(([separator, character]) =>
    Object.entries(headerForms).map(
      ([form, header]) => [`${separator}, ${form}`, toCsv(cells, character, header)] as const,
    ),
  );
  const json = Object.entries(jsonForms).map(([form, write]) => [form, write([cells, cells])] as const);
  return [...csv, ...json].flatMap(([form, text]) =>
    Object.entries(encodings).map(([encoding, encode]) => ({
      label: `${kind}, ${form}, ${encoding}`,
      kind,
      bytes: encode(text),
    })),
  );
});

/** The records of files with this content, and the name of their kind. */
async function readForms(given: readonly Form[]): Promise<Map<string, { kind: unknown; records: unknown[] }>> {
  const folder = await createTemporaryFolder();
  const nameOf = (index: number) => `${String(index).padStart(5, '0')}.csv${index % 5 === 0 ? '.gz' : ''}`;
  await Promise.all(
    given.map(({ bytes }, index) => writeFile(join(folder, nameOf(index)), index % 5 === 0 ? gzipSync(bytes) : bytes)),
  );
  const read = new Map<string, { kind: unknown; records: unknown[] }>();
  for (const file of await recognizeFiles(folder)) {
    const label = given[Number.parseInt(file.name, 10)]?.label ?? '';
    if (!('kind' in file)) {
      read.set(label, { kind: file.reason, records: [] });
      continue;
    }
    const rows = (await Array.fromAsync(readRows(file.source, file.encoding, file.header))).flat();
    const readRow = (row: (typeof rows)[number]) => {
      // A new parser for each row, because it would reject the second row as repeated.
      const read = (file.kind as ImportKind<unknown>).createRowParser({ now: today, companyIds: new CompanyIds() });
      return row instanceof SourceRow ? { record: read(row), omitted: row.omitted } : row;
    };
    read.set(label, { kind: file.kind, records: rows.map(readRow) });
  }
  return read;
}

test('every kind reads its sample with every separator, encoding, header form, and JSON form', async () => {
  expect(Object.keys(samples)).toEqual(Object.keys(kinds));
  const expected = new Map(
    Object.entries(samples).map(([key, cells]) => {
      const kind = kinds[key as keyof typeof kinds] as ImportKind<unknown>;
      const row = new SourceRow(2, cells, '');
      const record = kind.createRowParser({ now: today, companyIds: new CompanyIds() })(row);
      return [key, { kind, records: [record, record].map((one) => ({ record: one, omitted: [] })) }];
    }),
  );
  const read = await readForms(forms);
  expect(read.size).toBe(forms.length);
  expect(forms.length).toBeGreaterThan(1400);
  for (const { label, kind } of forms) {
    expect(read.get(label), label).toEqual(expected.get(kind));
  }
});

test.each(Object.entries(kinds))('%s has a sample with each of its columns', (key, kind) => {
  const cells = samples[key as keyof typeof kinds];
  const columns = [...kind.columns.required.flat(), ...kind.columns.optional];
  expect(Object.keys(cells).sort()).toEqual(columns.toSorted());
});

test.each(Object.entries(kinds))('%s says what each of its columns takes', (_key, { columns }) => {
  expect(Object.keys(columns.takes).sort()).toEqual([...columns.required.flat(), ...columns.optional].sort());
});
