import { type Outcome, type RowStreamInput, type RowStreamName, rowStreams, type StreamedRow } from '@fs/api-contract';
import { failureOutcome, type Http, type Logger, toFailure } from './http.ts';
import { type CallOptions, fillPath } from './rest.ts';

/** A list that is streamed in chunks. */
export interface RowStream<Row> {
  /** The number of matches, which may exceed `limits.exportedRows` and the streamed rows. */
  total: number;
  /**
   * Read once, to its end. Reading throws a `BrokenStream` when the response ends early, and the signal's reason when
   * it is aborted.
   */
  parts: AsyncIterable<Row[]>;
}

/** The response ended early: the rows are incomplete. */
export class BrokenStream extends Error {
  override name = 'BrokenStream';
}

export interface RowStreams {
  /** Opens a stream: the outcome says whether there will be rows. */
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
        const { client } = await http();
        // Without a timeout: the user waits and sees the progress.
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
    // Throws the reason of the abort.
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

/** Not every browser can iterate a stream. Leaving the loop early cancels the response. */
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
