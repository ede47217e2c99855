import path from 'node:path';
import { listErrors } from '../areas/client-errors/repository.ts';
import { audit } from '../audit/audit.ts';
import { addSigningKey, listSigningKeys } from '../identity/keyRing.ts';
import { shareKeys } from '../identity/sharedKeys.ts';
import { type AdminCommand, type AdminContext, AdminError, optionOf, wholeNumber } from './Command.ts';
import { listEvents, listJobs, requeueJobs } from './serviceRepository.ts';

const maxListed = 200;

/** Gets the keys of the servers, and gives them those of this folder. */
async function share({ database, dataDir, keysSecret }: AdminContext): Promise<void> {
  if (keysSecret !== undefined) await shareKeys(database, path.join(dataDir, 'keys'), keysSecret);
}

export const serviceCommands: readonly AdminCommand[] = [
  {
    name: 'jobs list',
    usage: '[--failed]',
    summary: 'Lists jobs that wait, or that were given up, without their content',
    words: [0, 0],
    options: { failed: false },
    isRead: true,
    run: ({ database }, { options }) =>
      listJobs(database.kysely, { isFailed: options.failed === true, limit: maxListed }),
  },
  {
    name: 'jobs requeue',
    usage: 'ID… | --failed',
    summary: 'Runs jobs again that were given up',
    words: [0, 100],
    options: { failed: false },
    run: async ({ database, actor, now }, { words, options }) => {
      const isAll = options.failed === true;
      if (isAll === words.length > 0)
        throw new AdminError('Give the ids of jobs, or --failed for all that were given up.');
      const requeued = await database.kysely.transaction().execute(async (transaction) => {
        const ids = await requeueJobs(transaction, isAll ? null : words, now());
        await audit.record(transaction, { action: 'jobs.requeued', actor, facts: { count: ids.length, ids } });
        return ids;
      });
      if (requeued.length === 0)
        throw new AdminError('None of these jobs was given up. List them with jobs list --failed.');
      return { requeued: requeued.length };
    },
  },
  {
    name: 'keys list',
    usage: '',
    summary: 'Lists the keys that sign tokens',
    words: [0, 0],
    isRead: true,
    run: async (context) => {
      await share(context);
      return listSigningKeys(path.join(context.dataDir, 'keys'));
    },
  },
  {
    name: 'keys rotate',
    usage: '',
    summary: 'Adds a key that signs tokens from two minutes later on. Nobody is logged out',
    words: [0, 0],
    run: async (context) => {
      const { database, dataDir, actor, now } = context;
      await share(context);
      const from = await addSigningKey(path.join(dataDir, 'keys'), now());
      await share(context);
      await audit.record(database.kysely, { action: 'keys.rotated', actor, facts: { from: from.toISOString() } });
      return { signsFrom: from.toISOString() };
    },
  },
  {
    name: 'errors list',
    usage: '[--limit NUMBER]',
    summary: 'Lists errors of the app in browsers, those seen last first',
    words: [0, 0],
    options: { limit: true },
    isRead: true,
    run: ({ database }, given) =>
      listErrors(database.kysely, wholeNumber('--limit', optionOf(given, 'limit') ?? '50', 1000)),
  },
  {
    name: 'audit list',
    usage: '[SUBJECT] [--limit NUMBER]',
    summary: 'Lists who did what, newest first; SUBJECT is, for example, user:ID',
    words: [0, 1],
    options: { limit: true },
    isRead: true,
    run: ({ database }, given) =>
      listEvents(database.kysely, given.words[0], wholeNumber('--limit', optionOf(given, 'limit') ?? '50', 1000)),
  },
];
