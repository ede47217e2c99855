import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers on loopback that act as other sites. */
export function createOutsideServers() {
  const servers: Server[] = [];
  return {
    /** Starts a server, and counts its connections in `seen`. */
    async start(listener: RequestListener) {
      const server = createServer(listener).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const seen = { connections: 0 };
      server.on('connection', () => {
        seen.connections += 1;
      });
      return { port, url: `http://127.0.0.1:${port}`, seen };
    },
    async close() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
