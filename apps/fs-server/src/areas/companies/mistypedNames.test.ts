import { buildCompany } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { searchCompaniesByName } from './nameSearch.ts';

const names = ['Fortress Technologies', 'Harbor Technologies', 'São Bento Systems', 'Bank of the Far North and South'];

let server: TestServer;
beforeAll(async () => {
  const companies = names.map((name) => buildCompany({ name, markets: [] }));
  server = await startTestServer({ world: { ...smallWorld, companies: [...smallWorld.companies, ...companies] } });
});
afterAll(() => server.close());

const findNames = async (text: string) => (await searchCompaniesByName(server.database, text)).map(({ name }) => name);

test.each([
  ['one word of two', 'Fotress Technologies', 'Fortress Technologies'],
  ['the common word of two', 'Fortress Tehcnologies', 'Fortress Technologies'],
  ['a letter in each word', 'Fotress Technolgies', 'Fortress Technologies'],
  ['a word beside one with accents', 'Sao Bneto Systems', 'São Bento Systems'],
  ['the space', 'FortressTechnologies', 'Fortress Technologies'],
  ['one word of many', 'Bank of the Far Noth and South', 'Bank of the Far North and South'],
])('%s mistyped finds only the company', async (_what, text, name) => {
  expect(await findNames(text)).toEqual([name]);
});

test('treats special characters of patterns literally', async () => {
  expect(await findNames('Fort%ess Technologies')).toEqual(['Fortress Technologies']);
  expect(await findNames('____ %%%% \\\\')).toEqual([]);
});
