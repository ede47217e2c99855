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
import { type ExportCall, type ExportServices, registerExport } from './exports.ts';
import type { User } from './user.ts';

/** All rows of a list, in batches. */
export interface RowBatches<Row> {
  /** Number of matching rows. Can exceed the number of rows sent, which is limited. */
  total: number;
  /** Pulled at the pace of the client. */
  parts: AsyncIterable<readonly Row[]>;
}

/** One source for every row stream of the contract. Sources throw refusals before the first part. */
export type RowSources = {
  [Name in RowStreamName]: (call: RowStreamInput<Name> & { user: User }) => Promise<RowBatches<StreamedRow<Name>>>;
};

export function registerRowStreams(app: FastifyInstance, sources: RowSources, services: ExportServices): void {
  for (const name of Object.keys(rowStreams) as RowStreamName[]) {
    const { params, body } = rowStreamSchemas[name];
    // TypeScript cannot relate each name to its own input and rows within one loop.
    const source = sources[name] as unknown as (call: ExportCall) => Promise<RowBatches<unknown>>;
    const open = async (call: ExportCall) => ({ type: rowStreamType, parts: toLines(await source(call)) });
    registerExport(
      app,
      { method: 'POST', url: rowStreams[name].path, schema: { params, querystring: ClosedObject({}), body }, open },
      services,
    );
  }
}

async function* toLines({ total, parts }: RowBatches<unknown>) {
  yield toLine({ total });
  let count = 0;
  for await (const rows of parts) {
    count += rows.length;
    yield toLine(rows);
  }
  yield toLine({ count });
}

const toLine = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Reads the rows of these ids in batches of `limits.exportPart`. */
export async function* readInParts<Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; start += limits.exportPart) {
    yield await read(ids.slice(start, start + limits.exportPart));
  }
}
