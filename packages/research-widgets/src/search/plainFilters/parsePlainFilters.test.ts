import { expect, test } from 'vitest';
import { parsePlainFilters } from './parsePlainFilters.ts';

const parameters = ['round', 'location', 'markets', 'raised', 'founded', 'funded'];
const vocabulary = { parameters, markets: [{ name: 'Battery Storage' }, { name: 'Storage' }, { name: 'R&D (Tools)' }] };
const parse = (text: string) => parsePlainFilters(text, vocabulary);

test('[XSHELL-008] stages, places, amounts and years become filters, and other words are named', () => {
  const { search, filters, unused } = parse('cheap Seed startups in Berlin, over $2M founded since 2020');
  expect(search).toEqual({
    round: 'seed',
    location: 'Berlin',
    raised: 'more_2000000',
    founded: 'after_2019-12',
  });
  expect(filters).toEqual([
    { kind: 'stage', value: 'Seed' },
    { kind: 'place', value: 'Berlin' },
    { kind: 'foundedAfter', value: 2019 },
    { kind: 'more', value: 2_000_000 },
  ]);
  expect(unused).toEqual(['cheap']);
});

test('[XSHELL-008] the longest market wins, and a second one of a kind is unused', () => {
  expect(parse('battery storage new york paris')).toEqual({
    filters: [
      { kind: 'market', value: 'Battery Storage' },
      { kind: 'place', value: 'New York' },
    ],
    search: { markets: 'Battery Storage', location: 'New York' },
    unused: ['paris'],
  });
  expect(parse('r&d (tools)').search).toEqual({ markets: 'R&D (Tools)' });
});

test.each([
  ['over $2M', 'more_2000000'],
  ['> 500k', 'more_500000'],
  ['at least 1.5 billion', 'more_1500000000'],
  ['under $1,250,000', 'less_1250000'],
  ['less than 3 million dollars', 'less_3000000'],
])('the amount "%s" is %s', (text, raised) => {
  expect(parse(text)).toMatchObject({ search: { raised }, unused: [] });
});

test.each([
  ['Series B', 'B'],
  ['series-c', 'C'],
])('the stage "%s" is %s', (text, round) => {
  expect(parse(text)).toMatchObject({ search: { round }, unused: [] });
});

test('[XSHELL-008] the beginning of a market is short for it beside other filters, and may be a company alone', () => {
  expect(parse('batter in Berlin').search).toEqual({ location: 'Berlin', markets: 'batter' });
  expect(parse('bat in Berlin')).toMatchObject({ search: { location: 'Berlin' }, unused: ['bat'] });
  expect(parse('battery')).toEqual({ filters: [], search: {}, unused: ['battery'] });
  expect(parse('storage seed batter').search).toEqual({ round: 'seed', markets: 'Storage' });
});

test('[XSHELL-008] countries are places', () => {
  expect(parse('seed United Kingdom').search).toEqual({ round: 'seed', location: 'UK' });
  expect(parse('seed in Germany')).toMatchObject({ search: { location: 'Germany' }, unused: [] });
});

test('[XSHELL-008] a year without "founded" is that of the last round', () => {
  expect(parse('seed berlin since 2024 over $2M')).toEqual({
    search: { round: 'seed', location: 'Berlin', funded: 'after_2023-12', raised: 'more_2000000' },
    filters: [
      { kind: 'stage', value: 'Seed' },
      { kind: 'place', value: 'Berlin' },
      { kind: 'roundSince', value: 2024 },
      { kind: 'more', value: 2_000_000 },
    ],
    unused: [],
  });
});

test('what the address cannot express is unused', () => {
  const search = parsePlainFilters('seed berlin', { ...vocabulary, parameters: ['location'] });
  expect(search).toMatchObject({ search: { location: 'Berlin' }, unused: ['seed'] });
});

test('names of companies, parts of words and an empty text are no filters', () => {
  expect(parse('Harborline')).toEqual({ filters: [], search: {}, unused: ['harborline'] });
  expect(parse('berliner seedling').filters).toEqual([]);
  expect(parse('pre-seed').unused).toEqual(['pre-seed']);
  expect(parse('  ')).toEqual({ filters: [], search: {}, unused: [] });
  expect(parse('seed since').unused).toEqual(['since']);
});

test.each([
  [
    'Seed Berlin seit 2024 über 2 Mio. $',
    { round: 'seed', location: 'Berlin', funded: 'after_2023-12', raised: 'more_2000000' },
  ],
  ['Unternehmen in München mit mehr als 2,5 Millionen Dollar', { location: 'Munich', raised: 'more_2500000' }],
  ['Serie B aus Wien', { round: 'B', location: 'Vienna' }],
  ['Firmen in Köln, gegründet nach 2018', { location: 'Cologne', founded: 'after_2018-12' }],
  ['seit 2020 gegründet in Zürich', { founded: 'after_2019-12', location: 'Zurich' }],
  ['gegründet vor 2010', { founded: 'before_2010-01' }],
  ['unter 500.000 Dollar', { raised: 'less_500000' }],
  ['höchstens 3 Mrd.', { raised: 'less_3000000000' }],
  ['ab 750 Tsd. $', { raised: 'more_750000' }],
  ['ab 2000 $', { raised: 'more_2000' }],
  ['letzte Runde seit 2023', { funded: 'after_2022-12' }],
  ['Serie A aus Frankreich', { round: 'A', location: 'France' }],
  ['Battery Storage in Prag', { markets: 'Battery Storage', location: 'Prague' }],
])('[XSHELL-008] German "%s"', (text, search) => {
  expect(parse(text)).toMatchObject({ search, unused: [] });
});

test.each([
  [
    'جولة بذرية في برلين منذ 2024 أكثر من 2 مليون دولار',
    { round: 'seed', location: 'Berlin', funded: 'after_2023-12', raised: 'more_2000000' },
  ],
  ['شركات في دبي منذ عام ٢٠٢٤', { location: 'Dubai', funded: 'after_2023-12' }],
  ['أكثر من ٢٫٥ مليون دولار', { raised: 'more_2500000' }],
  ['أقل من ١٬٢٥٠٬٠٠٠ دولار', { raised: 'less_1250000' }],
  ['السلسلة A في لندن', { round: 'A', location: 'London' }],
  ['تأسست بعد ٢٠١٨ في القاهرة', { founded: 'after_2018-12', location: 'Cairo' }],
  ['تأسست قبل 2010', { founded: 'before_2010-01' }],
  ['شركات تأسست منذ 2020', { founded: 'after_2019-12' }],
  ['اكثر من 3 مليارات', { raised: 'more_3000000000' }],
  ['Battery Storage، باريس', { markets: 'Battery Storage', location: 'Paris' }],
])('[XSHELL-008] Arabic "%s"', (text, search) => {
  expect(parse(text)).toMatchObject({ search, unused: [] });
});

test('reads amounts by the separators of both sides of the Atlantic', () => {
  const raised = (text: string) => parse(`over ${text}`).search.raised;
  expect(['1,250,000', '1.250.000', '1.250.000,50', '1,250,000.50'].map(raised)).toEqual([
    'more_1250000',
    'more_1250000',
    'more_1250001',
    'more_1250001',
  ]);
  expect(['1.5 million', '1,5 Millionen', '1.250 million', '2.'].map(raised)).toEqual([
    'more_1500000',
    'more_1500000',
    'more_1250000',
    'more_2',
  ]);
});

test('parts of German and Arabic words are no filters', () => {
  expect(parse('Wiener Romane, Seedling').filters).toEqual([]);
  expect(parse('برلينية').filters).toEqual([]);
});
