import { routes } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { parseRequirements } from '../../scripts/requirements/Requirement.ts';
import { read } from '../repository.ts';

/** Calls that the specification names without a path. */
const namedWithoutPath = new Set([
  'getFeatureMarkets',
  'getMarketRollup',
  'getRollupOfMarket',
  'getCompanyLanding',
  'getTrendingDaily',
  'getTrendingWeekly',
  'mergeLists',
  'copyList',
  'getWatchlistFile',
  'getWeather',
]);

const specification = parseRequirements(read('docs/requirements.csv'))
  .filter(({ id }) => !id.startsWith('X'))
  .map(({ requirement }) => withoutNames(requirement))
  .join('\n');

test('exactly the calls that the specification does not have are marked as additions', () => {
  const wrong = Object.entries(routes).filter(
    ([name, route]) => 'isAddition' in route === (isSpecified(route) || namedWithoutPath.has(name)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(Object.values(routes).filter((route) => 'isAddition' in route).length).toBeGreaterThan(15);
});

test('calls named without a path are calls whose path the specification does not have', () => {
  const entries = Object.entries(routes).filter(([name]) => namedWithoutPath.has(name));
  expect(entries).toHaveLength(namedWithoutPath.size);
  expect(entries.filter(([, route]) => isSpecified(route))).toEqual([]);
});

function isSpecified({ method, path }: { method: string; path: string }): boolean {
  const call = RegExp.escape(withoutNames(path));
  return new RegExp(`${method} '?${call}(?![\\w/:])`).test(specification);
}

/** Reduces the parameters of a path, `:id` or `{id}`, to a colon. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{[^}]*\}|:\w+/g, ':');
}
