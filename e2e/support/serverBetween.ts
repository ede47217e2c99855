import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

export interface ServerBetween {
  /** Address of the app through the proxy, with a trailing slash. */
  url: string;
  /** Appends this text to the file with that path from now on, so that browsers see another version of it. */
  append: (path: string, text: string) => void;
  /** Sends pages in parts from now on, each after the browser has rendered those before. */
  sendInParts: () => void;
  close: () => Promise<void>;
}

const partBytes = 3000;

/** Milliseconds between two parts: some frames. */
const partPause = 60;

/** A proxy in front of the app that can change a file, and send pages slowly. */
export async function serverBetween(appUrl: string): Promise<ServerBetween> {
  const port = await freePort();
  const appended = new Map<string, string>();
  let isInParts = false;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const more = appended.get(path);
    // A body that is to be changed must not be compressed.
    const splits = isInParts && incoming.headers.accept?.includes('text/html');
    const headers = more || splits ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const onward = request(new URL(path, appUrl), { method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(
        answer.statusCode ?? 502,
        more || length === undefined ? rest : { ...rest, 'content-length': length },
      );
      if (splits) return void writeInParts(answer, outgoing);
      answer.pipe(outgoing, { end: !more });
      if (more) answer.on('end', () => outgoing.end(more));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: appUrl.replace(/:\d+\//, `:${port}/`),
    append: (path, text) => void appended.set(path, text),
    sendInParts: () => {
      isInParts = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function writeInParts(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await buffer(answer);
  for (let start = 0; start < body.length && !outgoing.destroyed; start += partBytes) {
    outgoing.write(body.subarray(start, start + partBytes));
    await pause(partPause);
  }
  outgoing.end();
}
