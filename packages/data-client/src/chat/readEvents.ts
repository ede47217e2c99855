/** How long a stream may be silent: the server writes every 15 seconds. */
const silenceMs = 45_000;

const prefix = 'data: ';

/** Reads the data of server-sent events. Throws when the stream breaks off or is silent. */
export async function* readEvents<Event>({ body }: Response, signal: AbortSignal): AsyncGenerator<Event, undefined> {
  if (!body) return;
  const source = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const part = await readInTime(source);
      if (part.done || signal.aborted) return;
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        // Only a line feed ends a line: a message may hold other line separators (U+2028), and JSON has them as they are.
        const data = block.split('\n').find((line) => line.startsWith(prefix));
        if (data !== undefined) yield JSON.parse(data.slice(prefix.length)) as Event;
      }
    }
  } finally {
    await source.cancel().catch(() => undefined);
  }
}

async function readInTime(source: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The stream is silent')), silenceMs);
  });
  return Promise.race([source.read(), silence]).finally(() => clearTimeout(timer));
}
