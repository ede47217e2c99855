import { limits } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import type { Files } from '../../../files/files.ts';
import type { FindUser } from '../../../http/restRoutes.ts';
import { removeStaleUploads } from '../attachments/store.ts';
import { registerChatEvents } from './eventRoute.ts';
import { type ChatHub, createChatHub } from './hub.ts';
import { listenToProcesses } from './listen.ts';
import { deleteOldEvents } from './repository.ts';

const cleanUpMs = 10 * 60_000;

interface ChatOptions {
  database: Database;
  files: Files;
  findUser: FindUser;
  heartbeatMs: number | undefined;
}

/** Registers the stream of events, listens to other processes, and cleans up old events and unsent uploads. */
export function startChat(app: FastifyInstance, { database, files, findUser, heartbeatMs }: ChatOptions): ChatHub {
  const hub = createChatHub(database, (err) => app.log.error({ err }, 'Failed to read chat events'));
  const stopListening = listenToProcesses(database, hub);
  const cleanUp = async () => {
    const now = new Date();
    await deleteOldEvents(database, new Date(now.getTime() - limits.chatEventMinutes * 60_000));
    await removeStaleUploads(database, files, now);
  };
  const timer = setInterval(
    () => void cleanUp().catch((err) => app.log.error({ err }, 'Failed to clean up the chat')),
    cleanUpMs,
  );
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await stopListening();
  });
  registerChatEvents(app, { database, hub, findUser, ...(heartbeatMs !== undefined && { heartbeatMs }) });
  return hub;
}
