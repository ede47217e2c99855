import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy as operators have one: takes turns among the processes that are ready, and never repeats a request. */
export interface HttpProxy {
  url: string;
  /** The ports that get requests. */
  ready(): readonly number[];
  /** Gives it the processes to ask. */
  serve(ports: readonly number[]): void;
  close(): Promise<void>;
}

const checkMs = 250;

export async function startProxy(): Promise<HttpProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let ports: readonly number[] = [];
  let turn = 0;

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const open = ports.filter((port) => ready.has(port));
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) {
      answer.writeHead(503).end();
      return;
    }
    const { connection: _hop, ...headers } = incoming.headers;
    const address = incoming.socket.remoteAddress ?? '';
    const outgoing = httpRequest(
      {
        port,
        agent,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, 'x-forwarded-for': address },
      },
      (response) => {
        const { connection: _end, 'keep-alive': _limit, ...sent } = response.headers;
        answer.writeHead(response.statusCode ?? 502, sent);
        response.pipe(answer);
        response.on('error', () => answer.destroy());
      },
    );
    outgoing.on('error', (error) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(`${port}: ${error.message}`);
    });
    incoming.pipe(outgoing);
  }

  async function check(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  }

  const timer = setInterval(() => void Promise.all(ports.map(check)), checkMs);
  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    serve: (given) => {
      ports = given;
    },
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
