import {
  hasCapability,
  isInAnyOf,
  type JobInputs,
  type JobType,
  jobTypes,
  type LimitExceeded,
  limits,
  planIds,
} from '@fs/api-contract';
import { jobInputSchemas } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';
import { forbidden, invalid, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** What is asked of a job, by its type. */
export type JobRequest = { [Type in JobType]: { type: Type; input: JobInputs[Type] } }[JobType];

/** Checks a type and its input. @throws HttpFailure 400 */
export function parseJob(jobType: string, text: string): JobRequest {
  const type = jobTypes.find((each) => each === jobType);
  if (!type) throw invalid('jobType is not one of ours');
  const input = parseJsonText(text);
  if (!Value.Check(jobInputSchemas[type], input)) throw invalid('input does not describe a job of this type');
  return { type, input } as JobRequest;
}

/** @throws HttpFailure 400 */
export function parseJobType(text: string | null | undefined): JobType | undefined {
  if (text === null || text === undefined) return undefined;
  const type = jobTypes.find((each) => each === text);
  if (!type) throw invalid('jobType is not one of ours');
  return type;
}

/** Snapshots are for everyone, tools by their capability (AMB-015 and AMB-169). */
export function canStart(type: JobType, { groups }: User): boolean {
  if (type === 'snapshot') return true;
  return hasCapability(groups, type === 'content' ? 'ideaGeneration' : 'advancedTool');
}

/** @throws HttpFailure 403 */
export function requireCapability(type: JobType, user: User): void {
  if (!canStart(type, user)) throw forbidden('Your plan doesn’t include this tool');
}

/** Snapshots that a user may have at once: those of their best plan. */
export function snapshotLimit({ groups }: User): number {
  const plans = planIds.filter((plan) => groups.includes(plan)).map((plan) => limits.snapshotsByPlan[plan]);
  const isStaff = isInAnyOf(groups, ['unlimited', 'admin', 'internal']);
  return Math.max(...plans, isStaff ? limits.snapshotsOfStaff : 0);
}

/** @throws HttpFailure 403 with the limit */
export function requireQuota(
  type: JobType,
  user: User,
  { waiting, snapshots }: { waiting: number; snapshots: number },
) {
  if (waiting >= limits.jobsWaiting) {
    const message = `Up to ${limits.jobsWaiting} of your jobs can wait at once.`;
    throw refuse('jobs', limits.jobsWaiting, waiting, message);
  }
  if (type === 'snapshot') requireSnapshotQuota(user, snapshots);
}

/** @throws HttpFailure 403 with the limit */
export function requireSnapshotQuota(user: User, snapshots: number): void {
  const limit = snapshotLimit(user);
  if (snapshots < limit) return;
  throw refuse('snapshots', limit, snapshots, `Your plan includes up to ${limit} stored snapshots.`);
}

const refuse = (of: LimitExceeded['of'], limit: number, current: number, message: string) =>
  overLimit({ type: 'Limits Exceeded', message, limit, current, ...(of && { of }) });

/** Notebooks are for idea generation and their own group (AMB-016). */
export function canUseNotebooks({ groups }: User): boolean {
  return hasCapability(groups, 'ideaGeneration') || groups.includes('notebooks');
}
