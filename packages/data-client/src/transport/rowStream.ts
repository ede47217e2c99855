import { type Outcome, type RowStreamInput, type RowStreamName, rowStreams, type StreamedRow } from '@fs/api-contract';
import { failureOutcome, type Http, type Logger, toFailure } from './http.ts';
import { type CallOptions, fillPath } from './rest.ts';

/** A list that comes part by part. */
export interface RowStream<Row> {
  /** How many match: more than come, where there are more than `limits.exportedRows`. */
  total: number;
  /**
   * To be read once, to its end. Reading throws a `BrokenStream` where the answer breaks off, and the signal's reason
   * where it is aborted.
   */
  parts: AsyncIterable<Row[]>;
}

/** The answer ended before its end: what came is not the whole. */
export class BrokenStream extends Error {
  override name = 'BrokenStream';
}

export interface RowStreams {
  /** Begins a stream: the outcome says whether there will be rows. */
  open<Name extends RowStreamName>(
    name: Name,
    input: RowStreamInput<Name>,
    options?: CallOptions,
  ): Promise<Outcome<RowStream<StreamedRow<Name>>>>;
}

export function createRowStreams(http: Http, logger: Logger): RowStreams {
  return {
    async open<Name extends RowStreamName>(
      name: Name,
      { params, body }: RowStreamInput<Name>,
      { signal }: CallOptions = {},
    ): Promise<Outcome<RowStream<StreamedRow<Name>>>> {
      const { path, failure } = rowStreams[name];
      const report = (error: unknown) => {
        const caught = toFailure(error, signal);
        logger.failure({ call: name, ...caught });
        return caught;
      };
      try {
        const client = await http();
        // As long as it takes: it is the user who waits, and sees how far it is.
        const answer = await client(fillPath(path, { ...params }), {
          method: 'POST',
          json: body,
          signal,
          timeout: false,
        });
        const lines = linesOf(answer);
        const { value: head } = await lines.next();
        if (!isTotal(head)) throw new BrokenStream('There is no first line');
        return { ok: true, data: { total: head.total, parts: partsOf<StreamedRow<Name>>(lines, report) } };
      } catch (error) {
        return failureOutcome(failure, report(error));
      }
    },
  };
}

async function* partsOf<Row>(
  lines: AsyncGenerator<unknown, undefined>,
  report: (error: unknown) => unknown,
): AsyncGenerator<Row[]> {
  let count = 0;
  try {
    for await (const line of lines) {
      if (Array.isArray(line)) {
        count += line.length;
        yield line;
      } else if (isCount(line) && line.count === count) return;
    }
  } catch (cause) {
    // Throws what the caller aborted with.
    report(cause);
    throw new BrokenStream('The rows broke off', { cause });
  }
  const broken = new BrokenStream('The rows broke off');
  report(broken);
  throw broken;
}

async function* linesOf({ body }: Response): AsyncGenerator<unknown, undefined> {
  if (!body) return;
  let rest = '';
  for await (const text of textsOf(body)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Not every browser iterates a stream by itself. Who stops early ends the answer. */
async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const user = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await user.read(); !part.done; part = await user.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } finally {
    await user.cancel();
  }
}

function isTotal(line: unknown): line is { total: number } {
  return typeof line === 'object' && line !== null && 'total' in line && typeof line.total === 'number';
}

function isCount(line: unknown): line is { count: number } {
  return typeof line === 'object' && line !== null && 'count' in line;
}
