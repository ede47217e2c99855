import { type JobFailureCause, type JobInputs, type JobOutputs, type JobType, limits } from '@fs/api-contract';
import { createRowSources } from '../../createRowSources.ts';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { findConfirmedUserById } from '../../identity/users.ts';
import { addJob } from '../../jobs/addJob.ts';
import { givenUpKind, HopelessJob, type JobHandler } from '../../jobs/jobQueue.ts';
import { cutText } from '../../values/cutText.ts';
import { addNotice } from '../notices/addNotice.ts';
import { purgeDocumentKind } from './documents/documents.ts';
import { insertDocument, purgeDocument } from './documents/repository.ts';
import { JobProblem, JobUnwanted } from './JobProblem.ts';
import { workKinds } from './jobs.ts';
import { notifyEnded, notifyGivenUp } from './notifyEnded.ts';
import { type Attempt, endJob, purgeJob, reportProgress, startJob, takeExpiredFile } from './repository.ts';
import { canStart } from './rules.ts';
import { writeSnapshot } from './snapshots/writeSnapshot.ts';
import type { DraftWriter } from './tools/DraftWriter.ts';
import { findInvestors } from './tools/investors.ts';
import { findPodcasts } from './tools/podcasts.ts';
import { toMarkdown, writeDraft } from './tools/writeDraft.ts';

export interface MakingServices {
  database: Database;
  files: Files;
  /** What writes drafts. */
  writer: DraftWriter;
}

interface Work extends Attempt {
  user: User;
  now: Date;
}

type Tools = { [Type in Exclude<JobType, 'snapshot'>]: (input: JobInputs[Type]) => Promise<JobOutputs[Type]> };

/** Runs the jobs of users, and deletes their files and what was deleted. */
export function makingHandlers({ database, files, writer }: MakingServices): Record<string, JobHandler> {
  const tools: Tools = {
    investors: (input) => findInvestors(database, input),
    podcasts: (input) => findPodcasts(database, input),
    blog: (input) => writeDraft(database, writer, 'blog', input),
    social: (input) => writeDraft(database, writer, 'social', input),
    content: (input) => writeDraft(database, writer, 'content', input),
  };

  async function runTool<Type extends keyof Tools>(type: Type, input: JobInputs[Type], work: Work): Promise<void> {
    const output = await tools[type](input);
    await database.kysely.transaction().execute(async (kysely) => {
      const document_id =
        type === 'blog' ? await storeDraft({ kysely }, work.user, output as JobOutputs['blog']) : undefined;
      const isWanted = await endJob({ kysely }, work, { output, ...(document_id !== undefined && { document_id }) });
      if (!isWanted) throw new JobUnwanted();
      await notifyEnded({ kysely }, { ...work, userId: work.user.id, type, hasFailed: false });
    });
  }

  /** Ends an attempt that failed. Failed snapshots give no notice: their list says so. */
  async function failJob(type: JobType, work: Work, failure: JobFailureCause): Promise<void> {
    await database.kysely.transaction().execute(async (kysely) => {
      const hasEnded = await endJob({ kysely }, work, { failure });
      if (!hasEnded || type === 'snapshot') return;
      await notifyEnded({ kysely }, { ...work, userId: work.user.id, type, hasFailed: true });
    });
  }

  async function runSnapshot(input: JobInputs['snapshot'], work: Work): Promise<void> {
    const { id, attempt, user, now } = work;
    const { bytes, rows, total } = await writeSnapshot({
      sources: createRowSources(database),
      user,
      input,
      onProgress: async (progress, all) => {
        if (!(await reportProgress(database, work, progress, all))) throw new JobUnwanted();
      },
    });
    const file_key = await files.write({ folder: files.ownerFolder('snapshots', user.id), type: 'text/csv' }, bytes);
    const expires_at = new Date(now.getTime() + limits.snapshotDays * 86_400_000);
    const day = now.toISOString().slice(0, 10);
    const output = { rows, total, size: bytes.length, asOf: now.toISOString(), fileName: `${input.name} ${day}.csv` };
    const isWanted = await database.kysely.transaction().execute(async (kysely) => {
      await addJob(kysely, {
        kind: workKinds.expire,
        key: `generic job expires ${id} ${file_key}`,
        payload: { id, userId: user.id },
        runAt: expires_at,
      });
      if (!(await endJob({ kysely }, work, { output, file_key, expires_at }))) return false;
      await addNotice(
        { kysely },
        {
          to: { userId: user.id },
          kind: 'export-ready',
          facts: { name: input.name },
          path: `/data/${id}`,
          key: `export-ready ${id} ${attempt}`,
        },
      );
      return true;
    });
    if (!isWanted) await files.remove(file_key);
  }

  return {
    [workKinds.run]: async (payload, now) => {
      const { id, attempt } = payload as Attempt;
      const job = await startJob(database, { id, attempt });
      const user = job && (await findConfirmedUserById(database, job.owner_id));
      if (!job || !user) return;
      const work = { id, attempt, user, now };
      try {
        // The plan may have ended since.
        if (!canStart(job.job_type, user)) throw new JobProblem('denied');
        if (job.job_type === 'snapshot') await runSnapshot(job.input as JobInputs['snapshot'], work);
        else await runTool(job.job_type, job.input as never, work);
      } catch (error) {
        if (error instanceof JobUnwanted) return;
        const failure = causeOf(error);
        await failJob(job.job_type, work, failure);
        if (failure === 'unexpected') throw Object.assign(new HopelessJob('A job of a user failed'), { cause: error });
      }
    },
    [givenUpKind(workKinds.run)]: (payload) =>
      database.kysely.transaction().execute((kysely) => notifyGivenUp({ kysely }, payload as Attempt)),
    [workKinds.expire]: async (payload, now) => {
      const key = await takeExpiredFile(database, (payload as { id: string }).id, now);
      if (key !== null) await files.remove(key);
    },
    [workKinds.purge]: async (payload, now) => {
      const key = await purgeJob(database, (payload as { id: string }).id, undoneBefore(now));
      if (key !== null) await files.remove(key);
    },
    [purgeDocumentKind]: (payload, now) => purgeDocument(database, (payload as { id: string }).id, undoneBefore(now)),
  };
}

const undoneBefore = (now: Date) => new Date(now.getTime() - limits.madeUndoMinutes * 60_000);

function causeOf(error: unknown) {
  if (error instanceof JobProblem) return error.failure;
  // What is gone or no longer allowed, such as a list.
  if (error instanceof HttpFailure && error.status < 500) return error.status === 403 ? 'denied' : 'no-data';
  return 'unexpected';
}

const storeDraft = (store: Pick<Database, 'kysely'>, { id }: User, draft: JobOutputs['blog']) =>
  insertDocument(store, {
    owner_id: id,
    doctype: 'blog',
    name: cutText(draft.title, limits.documentName),
    text: toMarkdown(draft),
    status: 'READY',
  });
