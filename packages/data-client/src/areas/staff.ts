import type {
  AuditEntry,
  CallInput,
  FailedJob,
  Outcome,
  Submission,
  SubmissionKind,
  SubmissionState,
  staffRoutes,
  UserRoles,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Which submissions are listed. Default: all. */
export interface SubmissionQuery {
  kind?: SubmissionKind;
  state?: SubmissionState;
}

/** Calls about what waits for administrators; anyone else is refused, as `forbidden`. */
export function staffCalls(rest: RestTransport) {
  return {
    /** Returns a page of suggestions, reports and messages, the newest first. */
    listSubmissions: (
      query: SubmissionQuery = {},
      { offset, limit, ...options }: CallOptions & { offset?: number; limit?: number } = {},
    ): Promise<Outcome<{ count: number; submissions: Submission[] }>> => {
      const input: CallInput<'listSubmissions'>['query'] = {
        ...query,
        ...(offset !== undefined && { _offset: offset }),
        ...(limit !== undefined && { _limit: limit }),
      };
      return rest.call('listSubmissions', { query: input }, options);
    },

    /** Closes a submission. An answer that is not empty is mailed to its sender. */
    answerSubmission: (id: string, answer: string, options?: CallOptions): Promise<Outcome<Submission>> =>
      rest.call('answerSubmission', { params: { id }, body: { answer } }, options),

    listFailedJobs: (options?: CallOptions): Promise<Outcome<FailedJob[]>> => rest.call('listFailedJobs', {}, options),

    /** Gives a job that was given up all of its attempts again. */
    retryJob: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('retryJob', { params: { id } }, options),

    /** Returns a page of the audit log, the newest first. */
    listAuditEvents: (
      query: { subject?: string; before?: string } = {},
      options?: CallOptions,
    ): Promise<Outcome<{ events: AuditEntry[]; next: string | null }>> =>
      rest.call('listAuditEvents', { query }, options),

    /** Returns the groups of users that were found. */
    getUserRoles: (ids: readonly string[], options?: CallOptions): Promise<Outcome<UserRoles[]>> =>
      ids.length === 0
        ? Promise.resolve({ ok: true, data: [] })
        : rest.call('getUserRoles', { query: { ids: String(ids) } }, options),
  } satisfies AreaCalls<typeof staffRoutes>;
}
