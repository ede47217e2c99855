import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take while the server closes. Connections still open after that are cut. */
const drainMs = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set while the server stops: it answers, but gets no more work once those who send it have learned of it. */
    isStopping: boolean;
  }
}

/**
 * Drains connections when the server stops: responses in flight are completed with `Connection: close`, and each
 * socket is closed as soon as it is idle. A request that arrives on a keep-alive socket meanwhile is still answered.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.decorate('isStopping', false);
  let limit: NodeJS.Timeout | undefined;
  watchSockets(app.server);
  app.addHook('preClose', async () => {
    app.isStopping = true;
    limit = setTimeout(() => app.server.closeAllConnections(), drainMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearTimeout(limit));
}

/**
 * Replaces `closeIdleConnections`, which Node calls once when a server closes. Node considers a socket idle while the
 * end of its response is still queued, and so truncates what a slow client is downloading. Node also leaves open the
 * sockets whose last response began before the server closed.
 */
function watchSockets(server: Server): void {
  /** Idle sockets, each with the number of bytes received when its last response ended. */
  const idle = new Map<Socket, number>();
  let isClosing = false;
  const closeIdle = (socket: Socket) => {
    // If more bytes have arrived since, the head of the next request is in transit.
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
