import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from './freePort.ts';

export interface ServerBetween {
  /** Address of the app through the proxy, with a trailing slash. */
  url: string;
  /** Appends this text to the file with that path from now on, so that browsers see another version of it. */
  append: (path: string, text: string) => void;
  close: () => Promise<void>;
}

/** A proxy in front of the app that can change a file. */
export async function serverBetween(appUrl: string): Promise<ServerBetween> {
  const port = await freePort();
  const appended = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const more = appended.get(path);
    // A body that is to be changed must not be compressed.
    const headers = more ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const onward = request(new URL(path, appUrl), { method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(
        answer.statusCode ?? 502,
        more || length === undefined ? rest : { ...rest, 'content-length': length },
      );
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
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
