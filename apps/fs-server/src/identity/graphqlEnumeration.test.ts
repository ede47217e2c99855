import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assessmentQuestions } from '@fs/api-contract';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { listFieldOperations } from '../graphql/testing/hostileOperations.ts';

// GraphQL's responses do not reveal whether an email has an account.

const source = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
  const limits = JSON.stringify({ teams: 20 });
  await server.database.kysely.updateTable('accounts').set({ limits }).where('id', '=', accountID()).execute();
});
afterAll(() => server.close());

const isEmailInput = (name: string, type: string) =>
  /^(email|emails|members|owners|admins|creator)$/.test(name) && type === 'String';

/** Fields with an email or a user in their arguments or inputs. */
const fieldsByEmail = listFieldOperations(buildSchema(source))
  .filter(({ field }) =>
    field.args.some(({ name, type }) => {
      const named = getNamedType(type);
      const inputs = isInputObjectType(named) ? Object.values(named.getFields()) : [{ name, type }];
      return inputs.some((input) => isEmailInput(input.name, getNamedType(input.type).name));
    }),
  )
  .map(({ name }) => name);

const owner = 'teams-owner';
const ask = (query: string, variables: object) => server.graphql(owner, query, variables);
const accountID = () => server.accountId('Longview Research');
const insertList = () => server.insertList({ owner });
const createResult = (email: string) =>
  ask(
    'mutation ($input: CreateBusinessAssessmentResultInput!) { createBusinessAssessmentResult(input: $input) { id email } }',
    {
      input: {
        email,
        userData: JSON.stringify({ name: 'Tessa Onyango', company: 'Longview Research' }),
        questions: JSON.stringify(assessmentQuestions.map(({ id }) => ({ id, answer: 3 }))),
      },
    },
  );

/** The result of each field for an email. The caller is the account's owner. */
const calls: Record<string, (email: string) => Promise<object>> = {
  byTeamMember: (email) => ask('query ($email: String!) { byTeamMember(email: $email) { id } }', { email }),
  byAccountMember: (email) => ask('query ($email: String!) { byAccountMember(email: $email) { id } }', { email }),
  accountsByCreator: (creator) =>
    ask('query ($creator: String!) { accountsByCreator(creator: $creator) { id } }', { creator }),
  updateWatchlist: async (email) =>
    ask('mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { id admins } }', {
      input: { id: await insertList(), admins: [email] },
    }),
  createWatchlistShare: async (email) =>
    ask(
      'mutation ($input: CreateWatchlistShareInput!) { createWatchlistShare(input: $input) { id owner email role } }',
      {
        input: { watchlistID: await insertList(), email, sendEmail: false },
      },
    ),
  addTeam: (email) =>
    ask('mutation ($input: AddTeamInput!) { addTeam(input: $input) { id members } }', {
      input: { accountID: accountID(), name: 'Deals', members: [email] },
    }),
  editTeam: (email) =>
    ask('mutation ($input: EditTeamInput!) { editTeam(input: $input) { id members } }', {
      input: {
        id: server.world.teams.find((team) => team.accountId === accountID())?.id,
        accountID: accountID(),
        members: [email],
      },
    }),
  addAccount: (email) =>
    ask('mutation ($input: AddAccountInput!) { addAccount(input: $input) { id members owners } }', {
      input: { name: 'Quay Partners', members: [email], owners: [email], planID: 'fuel-teams' },
    }),
  editAccount: (email) =>
    ask('mutation ($input: EditAccountInput!) { editAccount(input: $input) { id members owners } }', {
      input: { id: accountID(), owners: [server.emailOf(owner)], members: [server.emailOf(owner), email] },
    }),
  createBusinessAssessmentResult: createResult,
  updateBusinessAssessmentResult: async (email) => {
    const { body } = await createResult(server.emailOf(owner));
    return ask(
      'mutation ($input: UpdateBusinessAssessmentResultInput!) { updateBusinessAssessmentResult(input: $input) { id email } }',
      { input: { id: body.data.createBusinessAssessmentResult.id, email } },
    );
  },
};

test('every field with an email is covered', () => {
  expect(fieldsByEmail.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.keys(calls))('%s answers the same for an email with an account and one without', async (name) => {
  const shapeFor = async (email: string) => {
    const answer = JSON.stringify(await calls[name]?.(email));
    return answer.replaceAll(email, 'EMAIL').replace(/"id":"[^"]+"/g, '"id":"ID"');
  };
  const known = await shapeFor(server.emailOf('free'));
  expect(await shapeFor('nobody-at-all@foresight.test')).toBe(known);
  // Identical errors would prove nothing.
  expect(known).not.toContain('"errors"');
});
