import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in flight have when the server closes; what hangs longer is cut off. */
const drainMs = 20_000;

/**
 * Lets a server that closes answer what is in flight, each answer with `Connection: close`, and close every socket as
 * soon as nothing is under way on it. A request that comes on a kept-alive socket meanwhile is answered as well.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  let limit: NodeJS.Timeout | undefined;
  watchSockets(app.server);
  app.addHook('preClose', async () => {
    isClosing = true;
    limit = setTimeout(() => app.server.closeAllConnections(), drainMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearTimeout(limit));
}

/**
 * Replaces the server's own way to close idle sockets, which Node calls once when a server closes. Node takes a socket
 * for idle while the end of its answer still waits to be sent, and so breaks off whatever a slow client is reading. It
 * also leaves open those whose last answer began before the server closed.
 */
function watchSockets(server: Server): void {
  /** Bytes that each socket without an answer under way had received when its last answer ended. */
  const idle = new Map<Socket, number>();
  let isClosing = false;
  const closeIdle = (socket: Socket) => {
    // More bytes than then: the head of the next request is on its way.
    if (idle.get(socket) === socket.bytesRead) socket.destroy();
  };
  server.on('connection', (socket) => {
    idle.set(socket, 0);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (socket.destroyed) return;
      idle.set(socket, socket.bytesRead);
      if (isClosing) closeIdle(socket);
    });
  });
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const socket of idle.keys()) closeIdle(socket);
  };
}
