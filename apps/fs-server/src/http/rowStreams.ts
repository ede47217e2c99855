import { Readable } from 'node:stream';
import {
  limits,
  type RowStreamInput,
  type RowStreamName,
  rowStreams,
  rowStreamType,
  type StreamedRow,
} from '@fs/api-contract';
import { ClosedObject, rowStreamSchemas } from '@fs/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../identity/attempts.ts';
import { signedOut, tooOften } from './failures.ts';
import type { Reader } from './reader.ts';
import type { FindReader } from './restRoutes.ts';

/** The whole of a list, part by part. */
export interface RowsInParts<Row> {
  /** How many match; more than come, where there are more than are given. */
  total: number;
  /** Read as fast as the reader takes them. */
  parts: AsyncIterable<readonly Row[]>;
}

/** One source for every stream of the contract. Refusals are thrown before the first part. */
export type RowSources = {
  [Name in RowStreamName]: (call: RowStreamInput<Name> & { reader: Reader }) => Promise<RowsInParts<StreamedRow<Name>>>;
};

interface AnyCall {
  params: object;
  body: object;
  reader: Reader;
}

/** Registers the streams: who asks is settled before a body is read, and nobody asks for many at once. */
export function registerRowStreams(
  app: FastifyInstance,
  sources: RowSources,
  findReader: FindReader,
  attempts: Attempts,
): void {
  for (const name of Object.keys(rowStreams) as RowStreamName[]) {
    const { params, body } = rowStreamSchemas[name];
    // The table ties each name to its own input and rows; one loop over all of them cannot say so.
    const source = sources[name] as unknown as (call: AnyCall) => Promise<RowsInParts<unknown>>;
    app.post(rowStreams[name].path, {
      schema: { params, querystring: ClosedObject({}), body },
      preParsing: async (request) => {
        request.reader = await findReader(request);
        if (!request.reader) throw signedOut();
        const rule = { name: 'export', most: limits.exportsPerMinute, seconds: 60 };
        if (!(await attempts.count(rule, request.reader.id))) throw tooOften();
      },
      handler: async ({ params, body, reader }, reply) => {
        if (!reader) throw signedOut();
        const rows = await source({ params: params as object, body: body as object, reader });
        // What breaks on the way breaks the answer off: it then lacks its last line.
        return reply
          .type(`${rowStreamType}; charset=utf-8`)
          .header('cache-control', 'no-store')
          .send(Readable.from(linesOf(rows)));
      },
    });
  }
}

async function* linesOf({ total, parts }: RowsInParts<unknown>) {
  yield line({ total });
  let count = 0;
  for await (const rows of parts) {
    count += rows.length;
    yield line(rows);
  }
  yield line({ count });
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

/** What stands under these ids, so many at a time. */
export async function* inParts<Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; start += limits.exportPart) {
    yield await read(ids.slice(start, start + limits.exportPart));
  }
}
