import type { RouteName } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { answerShapes } from '../generated/answerShapes.gen.ts';
import { hasShape } from './hasShape.ts';

test.each([
  ['', {}],
  ['id', { id: null }],
  ['articles[ totals{', { articles: [], totals: {}, more: 1 }],
  ['*', []],
  ['*', ['Berth']],
  ['*id markets[', [{ id: 1, markets: [] }]],
])('%s fits %j', (shape, data) => {
  expect(hasShape(data, shape)).toBe(true);
});

test.each([
  ['', []],
  ['', null],
  ['', '<html>'],
  ['id', {}],
  ['articles[', { articles: {} }],
  ['totals{', { totals: [] }],
  ['totals{', { totals: null }],
  ['*', {}],
  ['*id', [{ id: 1 }, {}]],
  ['*id', [null]],
])('%s does not fit %j', (shape, data) => {
  expect(hasShape(data, shape)).toBe(false);
});

test('no call takes null, text, a number, or a list for an object', () => {
  const names = Object.keys(answerShapes) as RouteName[];
  const wrongOf = (name: RouteName) => [null, 'ok', 1, answerShapes[name].startsWith('*') ? {} : []];
  expect(names.filter((name) => wrongOf(name).some((wrong) => hasShape(wrong, answerShapes[name])))).toEqual([]);
});

test('of what is read, only records whose members are all optional may be empty', () => {
  const names = Object.keys(answerShapes) as RouteName[];
  expect(names.filter((name) => name.startsWith('get') && hasShape({}, answerShapes[name]))).toEqual([
    'getCompanyOverlay',
    'getMarketRollup',
    'getAvatars',
    'getTours',
    'getKeywordHistory',
  ]);
});
