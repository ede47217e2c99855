import { largeWorld } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { listFacts } from './seedFacts.ts';

const world = largeWorld('2026-11-23T12:00:00.000Z');
const facts = listFacts(world);

/** The fields of a company on which two sources disagree, or a source and the sum of the rounds. */
function disputedFields(companyId: string): string[] {
  const own = facts.filter(({ organization_id }) => organization_id === companyId);
  const fields = own.map(({ field }) => field);
  return [...new Set(fields.filter((field, place) => field === 'total_funding_usd' || fields.indexOf(field) < place))];
}

test('twelve companies have facts that disagree, among them the one that the landing page suggests', () => {
  const disputed = world.companies.flatMap(({ id, name }) => disputedFields(id).map((field) => ({ name, field })));
  expect(disputed).toHaveLength(12);
  expect(disputed).toContainEqual({ name: 'Voltmeer', field: 'total_funding_usd' });
  expect(disputed.some(({ field }) => field === 'founded_on')).toBe(true);
});

test('a source with another total says less than the rounds', () => {
  const voltmeer = world.companies.find(({ name }) => name === 'Voltmeer')?.id;
  const sum = world.fundingRounds
    .filter(({ companyId }) => companyId === voltmeer)
    .reduce((total, { raisedUsd }) => total + (raisedUsd ?? 0), 0);
  const said = facts.find(
    ({ organization_id, field }) => organization_id === voltmeer && field === 'total_funding_usd',
  );
  expect(Number(said?.value)).toBeLessThan(sum);
  expect(Number(said?.value)).toBeGreaterThan(sum * 0.95);
});
