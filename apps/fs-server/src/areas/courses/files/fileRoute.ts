import { paths } from '@fs/api-contract';
import { ClosedObject, Text, Whole } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import parseRange from 'range-parser';
import type { Files } from '../../../files/files.ts';
import { HttpFailure, notFound } from '../../../http/failures.ts';
import { findAccess, findFile, type Store } from '../repository.ts';
import { isSignedLink, type LinkReach } from './links.ts';

const captions = /-captions$/;

/**
 * Registers the route of files of courses by signed links, in parts where the player asks for them. Links end with the
 * publication of the course.
 */
export function registerCourseFiles(app: FastifyInstance, store: Store, files: Files): void {
  app.get<{
    Params: { course: string; file: string };
    Querystring: { reach: LinkReach; expires: number; signature: string };
  }>(paths.courseFiles, {
    schema: {
      params: ClosedObject({ course: Text(200, { minLength: 1 }), file: Text(200, { minLength: 1 }) }),
      querystring: ClosedObject({
        reach: Text(20),
        expires: Whole(0, Number.MAX_SAFE_INTEGER),
        signature: Text(100),
      }),
    },
    handler: async ({ params, query: { reach, expires, signature }, headers }, reply) => {
      const link = { courseId: params.course, file: params.file, reach };
      const course = isSignedLink(files, link, expires, signature) ? await findAccess(store, params.course) : undefined;
      if (!course || !(course.published || reach === 'draft')) throw notFound();
      const file = await findFile(store, course.id, params.file.replace(captions, ''));
      if (!file) throw notFound();
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=900',
      });
      return captions.test(params.file) ? sendCaptions(file, reply) : sendFile(file, headers.range, reply);
    },
  });

  async function sendCaptions({ captions_key }: LinkedFile, reply: FastifyReply) {
    const bytes = captions_key === null ? null : await files.read(captions_key);
    if (!bytes) throw notFound();
    return reply.type('text/vtt; charset=utf-8').send(bytes);
  }

  async function sendFile({ kind, key, name, type, size }: LinkedFile, asked: string | undefined, reply: FastifyReply) {
    const ranges = asked === undefined ? undefined : parseRange(size, asked);
    if (ranges === -1) {
      throw new HttpFailure(416, 'The file has no such part', {}, { 'content-range': `bytes */${size}` });
    }
    // Several parts at once are answered with the whole.
    const range = Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined;
    const bytes = await files.read(key, range);
    if (!bytes) throw notFound();
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    if (kind === 'attachment') {
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(name)}`);
    }
    return reply.type(type).header('accept-ranges', 'bytes').send(bytes);
  }
}

type LinkedFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** RFC 8187: `encodeURIComponent` leaves out characters that have a meaning here. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
