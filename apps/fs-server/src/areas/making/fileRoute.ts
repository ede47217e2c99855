import { timingSafeEqual } from 'node:crypto';
import { paths } from '@fs/api-contract';
import { ClosedObject, Text, Whole } from '@fs/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { encodeFileName } from '../../files/encodeFileName.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/failures.ts';
import { findFile, type Store } from './repository.ts';

/** How long a link to a file is valid. */
const lifetimeMs = 10 * 60_000;

interface LinkedFile {
  userId: string;
  jobId: string;
}

const purpose = 'job file';
const uuid = '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$';
const wordsOf = ({ userId, jobId }: LinkedFile, expires: number) => [userId, jobId, expires] as const;

/** Signs a link to the file of a job for its owner. */
export function signFileLink(files: Files, file: LinkedFile, now: number): string {
  const expires = now + lifetimeMs;
  const signature = files.sign(purpose, wordsOf(file, expires)).toString('base64url');
  const path = paths.jobFiles.replace(':job', encodeURIComponent(file.jobId));
  return `${path}?${new URLSearchParams({ user: file.userId, expires: String(expires), signature })}`;
}

/** Registers the route of files by signed links, which end with the file, the job and the account. */
export function registerJobFiles(app: FastifyInstance, store: Store, files: Files): void {
  app.get<{ Params: { job: string }; Querystring: { user: string; expires: number; signature: string } }>(
    paths.jobFiles,
    {
      schema: {
        params: ClosedObject({ job: Text(200, { minLength: 1 }) }),
        querystring: ClosedObject({
          user: Text(36, { pattern: uuid }),
          expires: Whole(0, Number.MAX_SAFE_INTEGER),
          signature: Text(100),
        }),
      },
      handler: async ({ params: { job }, query: { user, expires, signature } }, reply) => {
        const expected = files.sign(purpose, wordsOf({ userId: user, jobId: job }, expires));
        const given = Buffer.from(signature, 'base64url');
        const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
        if (!isSigned || Date.now() >= expires) throw notFound();
        const file = await findFile(store, user, job);
        const bytes = file && (await files.read(file.key));
        if (!bytes) throw notFound();
        return reply
          .headers({
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
          })
          .type('text/csv; charset=utf-8')
          .send(bytes);
      },
    },
  );
}
