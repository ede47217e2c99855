import { expect, test } from 'vitest';
import { parsePlainFilters } from './parsePlainFilters.ts';

const parameters = ['round', 'location', 'markets', 'raised', 'founded'];
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

test('what the address cannot express is unused', () => {
  const search = parsePlainFilters('seed berlin', { ...vocabulary, parameters: ['location'] });
  expect(search).toMatchObject({ search: { location: 'Berlin' }, unused: ['seed'] });
});

test('names of companies, parts of words and an empty text are no filters', () => {
  expect(parse('Harborline')).toEqual({ filters: [], search: {}, unused: ['harborline'] });
  expect(parse('berliner seedling').filters).toEqual([]);
  expect(parse('pre-seed').unused).toEqual(['pre-seed']);
  expect(parse('  ')).toEqual({ filters: [], search: {}, unused: [] });
  expect(parse('seed since 2024').unused).toEqual(['since', '2024']);
});
