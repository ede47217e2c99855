import { expect, test } from 'vitest';
import { offeredTeams } from './offeredTeams.ts';

const teams = [
  { name: 'Climate desk', members: ['ada@foresight.example'] },
  { name: 'Health desk', members: ['bo@foresight.example'] },
];
const namesFor = (email: string, isAccountOwner: boolean) =>
  offeredTeams(teams, { email, isAccountOwner }).map(({ name }) => name);

test('[WATCH-005] offers account owners all teams, and other users the teams they belong to', () => {
  expect(namesFor('owner@foresight.example', true)).toEqual(['Climate desk', 'Health desk']);
  expect(namesFor('ada@foresight.example', false)).toEqual(['Climate desk']);
  expect(namesFor('stranger@foresight.example', false)).toEqual([]);
});
