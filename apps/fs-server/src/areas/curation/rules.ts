import { articleExists, articleSlug, type EditorArticle, limits } from '@fs/api-contract';
import { ImageAddress } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';
import { conflict, invalid } from '../../http/failures.ts';
import type { AttemptRule } from '../../identity/attempts.ts';

/** Limits the number of files that one editor can accumulate. */
export const imageUploads: AttemptRule = { name: 'article image upload', limit: 100, windowSeconds: 60 * 60 };

/** A slug that an editor typed, in the form that addresses have. @throws HttpFailure 400 */
export function parseSlug(text: string): string {
  const slug = articleSlug(text);
  if (slug === 'article' && !/article/i.test(text)) throw invalid('Use letters or digits in the URL slug');
  return slug;
}

/** The slug, or the first free one with a number. */
export function toFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** 400: another article has the id (CURATE-038). */
export function exists(): Error {
  return invalid(articleExists);
}

/** @throws HttpFailure 409 with the stored article if another editor saved it since */
export function requireRevision(seen: number | undefined, current: EditorArticle): void {
  if (seen !== undefined && seen !== current.revision) throw conflict('Another editor saved this article', current);
}

/** @throws HttpFailure 400 for an image that is neither an address nor the article’s own */
export function requireImage(image: string, current: EditorArticle | undefined): void {
  if (image !== current?.image && !Value.Check(ImageAddress, image)) throw invalid('Enter the web address of an image');
}

/** @throws HttpFailure 400 for a time that no article has */
export function requirePublishedTime(text: string, now: Date): void {
  const time = new Date(text);
  const latest = now.getTime() + limits.scheduledDays * 24 * 60 * 60 * 1000;
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1900) throw invalid('Enter a valid date');
  if (time.getTime() > latest) throw invalid('Articles can be scheduled up to five years ahead');
}
