import {
  type JobFailureCause,
  type JobInputs,
  type JobMetadata,
  type JobOutputs,
  type JobStatus,
  type JobType,
  type ToolType,
  toolTypes,
} from '@fs/api-contract';
import type { DataClient, GenericJob } from '@fs/data-client';
import type { MadeJob, Snapshot, ToolFindings, ToolJob } from '@fs/research-widgets';
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

/** A job as the pages of tools show it. Undefined for a snapshot. */
export function toToolJob(job: GenericJob): ToolJob | undefined {
  const type = toolTypes.find((each) => each === job.jobType);
  if (!type) return undefined;
  const { details, ...made } = toMadeJob(job);
  const tool = { type, input: JSON.parse(job.input), output: outputOf<typeof type>(job) };
  return { ...made, ...tool, subject: details.subject } as ToolJob;
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

/** A finished example of a tool. Null if there is no data for one. */
export function toolExampleQuery(client: DataClient, type: ToolType) {
  return queryOptions({
    queryKey: [...key, 'example', type],
    queryFn: async ({ signal }): Promise<ToolFindings | null> => {
      const { output } = unwrap(await client.making.getToolExample(type, { signal }));
      return output === null ? null : ({ type, output: JSON.parse(output) } as ToolFindings);
    },
  });
}

/** Tones of drafts, in their order. */
export function tonesQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'tones'],
    queryFn: async ({ signal }) => unwrap(await client.making.listSocialToness({ signal })),
  });
}
