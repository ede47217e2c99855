import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@fs/api-contract';
import { ClosedObject, Text, Whole } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, HttpFailure, notFound } from '../http/failures.ts';
import { extensions, hasContentOf, isFileType, typeOfKey } from './fileBytes.ts';
import { type FileDisk, filesPath, type UploadClaims } from './fileDisk.ts';
import { isFileKey, isPublicKey } from './fileKeys.ts';

/** Headers of user files, which let a browser do nothing but display them. */
const servedHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Each upload gets a new key, so the content of a key never changes.
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** The largest file of any kind. Its own limit is part of what is signed. */
const maxBytes = Math.max(
  limits.avatarBytes,
  limits.articleImageBytes,
  limits.attachmentBytes,
  limits.courseVideoBytes,
);

/** The parameters of a signed upload URL. */
const UploadQuery = ClosedObject({
  type: Text(20),
  size: Whole(0, maxBytes),
  expires: Whole(0, Number.MAX_SAFE_INTEGER),
  signature: Text(100),
});

/** Registers the routes of files: PUT for signed uploads, GET of public files for anyone who knows the key. */
export async function registerFileRoutes(app: FastifyInstance, disk: FileDisk): Promise<void> {
  app.get<{ Params: { '*': string } }>(`${filesPath}/*`, async ({ params }, reply) => {
    const key = params['*'];
    const bytes = isPublicKey(key) ? await readFile(path.join(disk.folder, key)).catch(() => null) : null;
    if (!bytes) throw notFound();
    return reply.headers(servedHeaders).type(typeOfKey(key)).send(bytes);
  });

  // Encapsulated, so that other routes do not accept files.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(Object.keys(extensions), { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.put<{ Params: { '*': string } }>(`${filesPath}/*`, {
      bodyLimit: maxBytes,
      schema: { querystring: UploadQuery },
      // Checked before the body is read, so that unauthorized uploads are rejected early.
      preParsing: async (request) => void requireClaims(request, disk),
      handler: async (request, reply) => {
        const { key, type, size } = requireClaims(request, disk);
        const bytes = request.body;
        const isWhole = Buffer.isBuffer(bytes) && bytes.length === size && hasContentOf(type, bytes);
        if (!isWhole) throw new HttpFailure(400, 'The uploaded file doesn’t match its declared size or type');
        if (!(await disk.write(key, bytes))) throw new HttpFailure(409, 'This file was already uploaded');
        return reply.status(204).send();
      },
    });
  });
}

/** Returns the claims of an upload URL if they are signed and match the request. @throws HttpFailure */
function requireClaims({ params, query, headers }: FastifyRequest, disk: FileDisk): UploadClaims {
  const { '*': key } = params as { '*': string };
  const { type, size, expires, signature } = query as Record<string, string | undefined>;
  if (!isFileKey(key) || !isFileType(type) || typeof signature !== 'string') throw forbidden();
  const claims = { key, type, size: Number(size), expires: Number(expires) };
  if (!disk.isSigned(claims, signature) || headers['content-type'] !== type) throw forbidden();
  return claims;
}
