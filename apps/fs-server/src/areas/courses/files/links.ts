import { timingSafeEqual } from 'node:crypto';
import { paths } from '@fs/api-contract';
import type { Files } from '../../../files/files.ts';

/** How long a link to a file is valid. */
const lifetimeMs = 15 * 60_000;

/** `draft`: for editors, also while the course is not published. */
export type LinkReach = 'published' | 'draft';

export interface FileLink {
  courseId: string;
  /** Id of a file, or that of a video and `-captions`. */
  file: string;
  reach: LinkReach;
}

const wordsOf = ({ courseId, file, reach }: FileLink, expires: number) => [courseId, file, reach, expires] as const;
const signatureOf = (files: Files, link: FileLink, expires: number) =>
  files.sign('course file', wordsOf(link, expires));

/** Signs a link to a file of a course. Only for callers who may read the course. */
export function signFileLink(files: Files, link: FileLink, now = Date.now()): string {
  const expires = now + lifetimeMs;
  const path = paths.courseFiles.replace(':course', link.courseId).replace(':file', link.file);
  const signature = signatureOf(files, link, expires).toString('base64url');
  return `${path}?${new URLSearchParams({ reach: link.reach, expires: String(expires), signature })}`;
}

export function isSignedLink(files: Files, link: FileLink, expires: number, signature: string): boolean {
  const expected = signatureOf(files, link, expires);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && Date.now() < expires;
}
