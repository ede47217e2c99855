import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const accountOf = () => server.world.accounts.find(({ name }) => name === 'Longview Research')?.id ?? '';

/** The referral that a mutation answers with, or the code of its error. */
async function change(role: string | null, mutation: 'createReferral' | 'updateReferral', input: object) {
  const type = `${mutation.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { id code uses active accountID } }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions.code : body.data[mutation];
}

const draftOf = (code: string) => ({ code, description: '', accountID: accountOf(), active: true, uses: 0 });

test('an owner makes a code once, however often the same call comes, and switches it off', async () => {
  const draft = { id: randomUUID(), ...draftOf('harbor-26') };
  const made = { id: draft.id, code: 'HARBOR-26', uses: 0, active: true, accountID: accountOf() };
  expect(await change('teams-owner', 'createReferral', draft)).toEqual(made);
  expect(await change('teams-owner', 'createReferral', draft)).toEqual(made);
  expect(await change('teams-owner', 'createReferral', { ...draft, id: randomUUID() })).toBe('invalid');
  expect(await change('teams-owner', 'updateReferral', { id: draft.id, active: false })).toEqual({
    ...made,
    active: false,
  });
});

test('a new code has no uses, and nobody but an owner makes one', async () => {
  expect(await change('teams-owner', 'createReferral', { id: randomUUID(), ...draftOf('QUAY'), uses: 1 })).toBe(
    'invalid',
  );
  const draft = { id: randomUUID(), ...draftOf('PIER-26') };
  expect(await change('teams-member', 'createReferral', draft)).toBe('forbidden');
  expect(await change('individual', 'createReferral', draft)).toBe('not-found');
  expect(await change(null, 'createReferral', draft)).toBe('signed-out');
});

test('the type of a code is kept whole, or refused', async () => {
  const create = async (referralType: string, code: string) => {
    const input = { ...draftOf(code), id: randomUUID(), referralType };
    const query = 'mutation ($input: CreateReferralInput!) { createReferral(input: $input) { referralType } }';
    const { body } = await server.graphql('teams-owner', query, { input });
    return body.errors ? body.errors[0].message : body.data.createReferral.referralType;
  };
  const longest = `${'a'.repeat(78)}🚀`;
  expect(await create(` ${longest}\n`, 'TYPE-1')).toBe(longest);
  expect(await create(`a${longest}`, 'TYPE-2')).toBe('Type must be 80 characters or fewer');
  expect(await create('  ', 'TYPE-3')).toBeNull();
});
