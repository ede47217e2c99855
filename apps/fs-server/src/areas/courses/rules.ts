import { articleSlug, type Group, hasCapability, limits } from '@fs/api-contract';
import { invalid } from '../../http/failures.ts';
import type { AttemptRule } from '../../identity/attempts.ts';

/** Limits the number of files that one editor can accumulate. */
export const courseUploads: AttemptRule = {
  name: 'course upload',
  limit: limits.courseUploadsPerHour,
  windowSeconds: 60 * 60,
};

/** Whoever calls; null for signed-out callers. */
export type Caller = { id: string; groups: readonly Group[] } | null;

export const isEditor = (caller: Caller): boolean => caller?.groups.includes('editors') ?? false;

/** Whether the caller gets the first section of a course only. */
export function isLocked(course: { paid: boolean }, caller: Caller): boolean {
  return course.paid && !isEditor(caller) && !hasCapability(caller?.groups ?? [], 'paidContent');
}

export function countWords(content: string): number {
  return content.split(/\s+/).filter(Boolean).length;
}

/** A slug that an editor typed, in the form that addresses have. @throws HttpFailure 400 */
export function parseCourseSlug(text: string): string {
  const slug = articleSlug(text);
  if (slug === 'article' && !/article/i.test(text)) throw invalid('Use letters or digits in the URL slug');
  return slug;
}
