import { timingSafeEqual } from 'node:crypto';
import { paths } from '@fs/api-contract';
import { ClosedObject, Text, Whole } from '@fs/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { encodeFileName } from '../../../files/encodeFileName.ts';
import type { Files } from '../../../files/files.ts';
import { notFound } from '../../../http/failures.ts';
import type { Store } from '../repository.ts';
import { findFile } from './repository.ts';

/** How long a link to a file is valid. */
const lifetimeMs = 10 * 60_000;

interface LinkedFile {
  userId: string;
  channelId: string;
  messageId: string;
  ordinal: number;
}

const uuid = '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$';
const wordsOf = ({ userId, channelId, messageId, ordinal }: LinkedFile, expires: number) =>
  [userId, channelId, messageId, ordinal, expires] as const;

/** Signs a link to a file for one user. */
export function signFileLink(files: Files, file: LinkedFile, now: number): string {
  const expires = now + lifetimeMs;
  const signature = files.sign('chat file', wordsOf(file, expires)).toString('base64url');
  const path = paths.chatFiles
    .replace(':channel', encodeURIComponent(file.channelId))
    .replace(':message', encodeURIComponent(file.messageId))
    .replace(':file', String(file.ordinal));
  return `${path}?${new URLSearchParams({ user: file.userId, expires: String(expires), signature })}`;
}

/**
 * Registers the route of files by signed links. Besides the signature, it checks that the user is in the channel now,
 * so that links end with a membership and with a message, in every store.
 */
export function registerChatFiles(app: FastifyInstance, store: Store, files: Files): void {
  app.get<{
    Params: { channel: string; message: string; file: string };
    Querystring: { user: string; expires: number; signature: string };
  }>(paths.chatFiles, {
    schema: {
      params: ClosedObject({
        channel: Text(200, { minLength: 1 }),
        message: Text(200, { minLength: 1 }),
        file: Text(3, { pattern: '^\\d{1,3}$' }),
      }),
      querystring: ClosedObject({
        user: Text(36, { pattern: uuid }),
        expires: Whole(0, Number.MAX_SAFE_INTEGER),
        signature: Text(100),
      }),
    },
    handler: async ({ params, query: { user, expires, signature } }, reply) => {
      const link = { userId: user, channelId: params.channel, messageId: params.message, ordinal: Number(params.file) };
      const expected = files.sign('chat file', wordsOf(link, expires));
      const given = Buffer.from(signature, 'base64url');
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isSigned || Date.now() >= expires) throw notFound();
      const file = await findFile(store, { ...link, name: params.file });
      const bytes = file && (await files.read(file.key));
      if (!bytes) throw notFound();
      return reply
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeFileName(file.file_name)}`,
        })
        .type(file.type)
        .send(bytes);
    },
  });
}
