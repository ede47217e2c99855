import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAccepted } from '../../testing/robust/answers.ts';
import { type RobustCall, type RobustField, robustCalls } from '../../testing/robust/robustFields.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { mergeCompany } from './mergeCompanies.ts';

let server: ListServer;
/** The first company of the world, which the examples of all calls name, and one that was merged into it. */
let keptId: string;
const mergedId = randomUUID();
const authorizations = new Map<string, string>();
beforeAll(async () => {
  server = await startListServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
  keptId = server.world.companies[0]?.id ?? '';
  const duplicate = { id: mergedId, permalink: `/organization/${mergedId}`, name: 'Duplicate' };
  await server.database.kysely.insertInto('organizations').values(duplicate).execute();
  await server.database.kysely
    .transaction()
    .execute((transaction) => mergeCompany(transaction, { mergedId, keptId }, null));
  for (const role of new Set(robustCalls.map((call) => call.role))) {
    authorizations.set(role, await server.authorizationOf(role));
  }
});
afterAll(() => server.close());

/** Calls that end the session, change which companies are merged, compare words, or take ids that the caller chooses. */
const others =
  /^(deleteAccount|endSessions?|leaveWorkspace|handOnWorkspace|mergeCompany|undoCompanyMerge|getClosestCategories|searchUsers|mutation \w+Referral)$/;

/** What examples have where the schema says no more than that it is a text. */
const plainExample = 'a';

/** Calls the example with this id in place of the company of the field, or else of its whole text. */
async function send(call: RobustCall, { example, request }: RobustField, id: string) {
  const { headers, ...sent } = request(example?.includes(keptId) ? example.replaceAll(keptId, id) : id);
  const authorization = authorizations.get(call.role) ?? '';
  return server.app.inject({ ...sent, headers: { ...headers, authorization } });
}

type Answer = Awaited<ReturnType<typeof send>>;

/** An answer without what differs each time. The ids that are named become the words. */
function plain({ statusCode, body }: Answer, words: Readonly<Record<string, string>>): string {
  const named = Object.entries(words).reduce((text, [id, word]) => text.replaceAll(id, word), body);
  return `${statusCode} ${named.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '').replaceAll(/\d/g, '')}`;
}

/**
 * Whether a call answers something else for the company than for an unknown one: of those that read, apart from repeating
 * the id; of those that write, that it is done.
 */
async function namesCompany(call: RobustCall, field: RobustField): Promise<boolean> {
  const { isText, example = plainExample } = field;
  if (!isText || (call.writes && example !== plainExample && !example.includes(keptId))) return false;
  const unknownId = randomUUID();
  const known = await send(call, field, keptId);
  const unknown = await send(call, field, unknownId);
  if (call.writes) return isAccepted(known) !== isAccepted(unknown);
  if (plain(known, { [keptId]: 'sent' }) === plain(unknown, { [unknownId]: 'sent' })) return false;
  return plain(await send(call, field, keptId), {}) === plain(known, {});
}

/** What the call answers for the merged company, if it is not what it answers for the kept one. */
async function faultOf(call: RobustCall, at: number): Promise<string | null> {
  const answers: string[] = [];
  for (const id of [keptId, mergedId, keptId]) {
    // Records of its own, because a call may delete them.
    const field = (await call.fields(server))[at];
    const line = `"line":"${id}"`;
    // A call that writes may answer a text as it was sent.
    const words = { [line]: '', ...(call.writes && { [id]: 'kept' }), [keptId]: 'kept' };
    if (field) answers.push(plain(await send(call, field, id), words));
  }
  const [first, merged = '', last] = answers;
  return merged === first || merged === last ? null : merged.slice(0, 200);
}

test('[XADMIN-041] every call answers the id of a merged company as that of the company that was kept', async () => {
  const named: string[] = [];
  const faults: string[] = [];
  // Calls that read come first, before others leave the ids in what they find.
  for (const call of robustCalls.toSorted((one, other) => Number(one.writes) - Number(other.writes))) {
    if (others.test(call.name)) continue;
    for (const [at, field] of (await call.fields(server)).entries()) {
      if (!(await namesCompany(call, field))) continue;
      named.push(`${call.name} ${field.name}`);
      const fault = await faultOf(call, at);
      if (fault !== null) faults.push(`${call.name} ${field.name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(named).toEqual(
    expect.arrayContaining([
      'getListSummaries ?companyId',
      'getNews ?companyId',
      'getWatchlistNote :companyId',
      'searchWatchlistUpdates body.filters.companyIds.0',
      'recognizeCompanies body.lines.0',
      'setWatchlistNote :companyId',
      'createEditorArticle body.org_id',
      'requestEarnedContent :id',
      'changeWatchlistItems body.add.0.uuid',
    ]),
  );
});

test('a job and a list that name a merged company in their JSON are about the kept one', async () => {
  const name = server.world.companies[0]?.name;
  const job = await server.graphql(
    'admin',
    'mutation ($input: AWSJSON!) { createGenericJob(input: { jobType: "podcasts", input: $input }) { metadata } }',
    { input: JSON.stringify({ company: mergedId }) },
  );
  expect(JSON.parse(job.body.data.createGenericJob.metadata)).toMatchObject({ subject: name });

  const list = await server.graphql(
    'admin',
    'mutation ($items: AWSJSON!) { createWatchlist(input: { name: "Merged", items: $items }) { items } }',
    { items: JSON.stringify([{ uuid: mergedId, name: 'Duplicate', type: 'organization' }]) },
  );
  expect(JSON.parse(list.body.data.createWatchlist.items)).toMatchObject([{ uuid: keptId, name }]);
});
