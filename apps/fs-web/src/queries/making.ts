import type { JobFailureCause, JobInputs, JobMetadata, JobOutputs, JobStatus, JobType } from '@fs/api-contract';
import type { DataClient, GenericJob } from '@fs/data-client';
import type { MadeJob, Snapshot } from '@fs/research-widgets';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const key = ['making'] as const;

/** Invalidates all jobs and documents. */
export async function refreshMaking(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: key });
}

const openIntervalMs = 1000;

const isOpen = ({ status }: { status: string }): boolean => status === 'PENDING' || status === 'RUNNING';

/** What all types of jobs have. */
export function toMadeJob({ id, status, output, metadata }: GenericJob): MadeJob & { details: JobMetadata } {
  const details: JobMetadata = JSON.parse(metadata);
  const result: { failure?: JobFailureCause } | null = output === null ? null : JSON.parse(output);
  return {
    id,
    status: status as JobStatus,
    place: details.place,
    failure: result?.failure ?? null,
    createdAt: details.createdAt,
    details,
  };
}

/** The result of a finished job; null for any other. */
export function outputOf<Type extends JobType>({ status, output }: GenericJob): JobOutputs[Type] | null {
  return status === 'COMPLETE' && output !== null ? JSON.parse(output) : null;
}

/** A job as the pages of snapshots show it. */
export function toSnapshot(job: GenericJob): Snapshot {
  const { details, ...made } = toMadeJob(job);
  const { name, words }: JobInputs['snapshot'] = JSON.parse(job.input);
  const file = outputOf<'snapshot'>(job);
  const { expiresAt, progress, total } = details;
  return {
    ...made,
    name,
    words,
    progress,
    total,
    file:
      (file &&
        expiresAt !== null && {
          rows: file.rows,
          size: file.size,
          asOf: file.asOf,
          expiresAt,
          isExpired: Date.parse(expiresAt) <= Date.now(),
        }) ||
      null,
  };
}

/** The user's jobs of one type or all, the newest first, again and again while one is not finished. */
export function jobsQuery(
  client: DataClient,
  owner: string,
  { jobType, cap }: { jobType?: JobType | undefined; cap?: number } = {},
) {
  return queryOptions({
    queryKey: [...key, 'jobs', owner, jobType ?? null, cap ?? null],
    queryFn: async ({ signal }) =>
      unwrap(
        await client.making.genericJobsByOwner(
          owner,
          { ...(jobType && { jobType }), ...(cap !== undefined && { cap }) },
          { signal },
        ),
      ),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? openIntervalMs : false),
  });
}

/** One job, again and again until it is finished. */
export function jobQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...key, 'job', id],
    queryFn: async ({ signal }) => unwrap(await client.making.getGenericJob(id, { signal })),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? openIntervalMs : false),
  });
}
