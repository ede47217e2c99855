import type { Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import { signedOutError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { invalid, notFound } from '../../http/failures.ts';
import {
  changeDocument,
  createDocument,
  deleteDocument,
  parseDocumentType,
  requireDocument,
  toWireDocument,
} from './documents/documents.ts';
import { listDocuments } from './documents/repository.ts';
import { cancelJob, deleteJob, requireJob, restoreJob, retryJob, startNewJob, toWire } from './jobs.ts';
import { listJobs, listTones } from './repository.ts';
import { canUseNotebooks, parseJob, parseJobType } from './rules.ts';
import { createTone, deleteTone, updateTone } from './tones/tones.ts';

const position = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z [\w-]{1,200}$/;

/** @throws HttpFailure 400 for a token that this server did not issue */
function parsePosition(token: string | null | undefined): string | null {
  const after = decodePageToken(token);
  if (after === null) return null;
  const day = after.slice(0, 10);
  const time = Date.parse(`${after.slice(0, 23)}Z`);
  // JavaScript also parses February 30.
  const isOurs = position.test(after) && time >= 0 && new Date(time).toISOString().startsWith(day);
  if (!isOurs) throw invalid('nextToken is not one of ours');
  return after;
}

function toPage<Row extends { id: string; position: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextToken = rows.length > limit && last ? encodePageToken(`${last.position} ${last.id}`) : null;
  return { items: shown.map(toItem), nextToken };
}

const nothing = { items: [], nextToken: null };

export const makingResolvers = {
  Query: {
    listSocialToness: async (_parent, { limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      const after = Number(decodePageToken(nextToken) ?? 0);
      if (!Number.isSafeInteger(after)) throw invalid('nextToken is not one of ours');
      const tones = (await listTones(database)).filter(({ order }) => order > after);
      const items = tones.slice(0, limit);
      const last = items.at(-1);
      return { items, nextToken: tones.length > limit && last ? encodePageToken(String(last.order)) : null };
    },
    getGenericJob: async (_parent, { id }, { database, user }) => {
      if (!user) throw signedOutError();
      const job = await requireJob(database, user, id);
      if (job.deleted_at !== null) throw notFound();
      return toWire(job);
    },
    genericJobsByOwner: async (_parent, { owner, jobType, limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      const page = { type: parseJobType(jobType), after: parsePosition(nextToken), limit: limit + 1 };
      if (owner !== user.id) return nothing;
      return toPage(await listJobs(database, { owner, ...page }), limit, toWire);
    },
    getDocument: async (_parent, { id }, { database, user }) => {
      if (!user) throw signedOutError();
      const document = await requireDocument(database, user, id);
      if (document.deleted_at !== null) throw notFound();
      return toWireDocument(document);
    },
    documentsByOwner: async (_parent, { owner, doctype, limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      const page = { type: parseDocumentType(doctype), after: parsePosition(nextToken), limit: limit + 1 };
      const isDenied = page.type === 'notebook' && !canUseNotebooks(user);
      if (owner !== user.id || isDenied) return nothing;
      return toPage(await listDocuments(database, { owner, ...page }), limit, toWireDocument);
    },
  },
  Mutation: {
    createGenericJob: async (_parent, { input }, { database, user }) => {
      if (!user) throw signedOutError();
      const request = parseJob(input.jobType, input.input);
      return toWire(await database.kysely.transaction().execute((kysely) => startNewJob({ kysely }, user, request)));
    },
    updateGenericJob: async (_parent, { input: { id, status, deleted } }, { database, user }) => {
      if (!user) throw signedOutError();
      if (typeof status === 'string' && status !== 'PENDING' && status !== 'FAILED')
        throw invalid('status must be PENDING or FAILED');
      if (deleted === true) throw invalid('Delete a job by deleteGenericJob');
      return database.kysely.transaction().execute(async (kysely) => {
        const store = { kysely };
        const job = await requireJob(store, user, id);
        if (job.deleted_at !== null && deleted !== false) throw notFound();
        if (deleted === false) await restoreJob(store, user, job);
        if (status === 'PENDING') await retryJob(store, user, job);
        if (status === 'FAILED') await cancelJob(store, job);
        return toWire(await requireJob(store, user, id));
      });
    },
    deleteGenericJob: async (_parent, { input: { id } }, { database, user }) => {
      if (!user) throw signedOutError();
      return database.kysely.transaction().execute(async (kysely) => {
        const job = await requireJob({ kysely }, user, id);
        if (job.deleted_at !== null) throw notFound();
        await deleteJob({ kysely }, job);
        return toWire(await requireJob({ kysely }, user, id));
      });
    },
    createSocialTones: (_parent, { input }, context) =>
      asUser(context, async (user) => createTone(context.database, user, input)),
    updateSocialTones: (_parent, { input: { id, ...changes } }, context) =>
      asUser(context, async (user) => updateTone(context.database, user, id, changes)),
    deleteSocialTones: (_parent, { input }, context) =>
      asUser(context, async (user) => deleteTone(context.database, user, input.id)),
    createDocument: async (_parent, { input: { doctype, name, text } }, { database, user }) => {
      if (!user) throw signedOutError();
      const given = { doctype, name, ...(typeof text === 'string' && { text }) };
      return toWireDocument(
        await database.kysely.transaction().execute((kysely) => createDocument({ kysely }, user, given)),
      );
    },
    updateDocument: async (_parent, { input }, { database, user }) => {
      if (!user) throw signedOutError();
      return toWireDocument(
        await database.kysely.transaction().execute((kysely) => changeDocument({ kysely }, user, input)),
      );
    },
    deleteDocument: async (_parent, { input: { id } }, { database, user }) => {
      if (!user) throw signedOutError();
      return toWireDocument(
        await database.kysely.transaction().execute((kysely) => deleteDocument({ kysely }, user, id)),
      );
    },
  },
} satisfies Resolvers;
