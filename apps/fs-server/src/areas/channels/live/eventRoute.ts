import { Readable } from 'node:stream';
import { type ChatEvent, paths } from '@fs/api-contract';
import { ClosedObject } from '@fs/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { bindToContext } from '../../../http/exports.ts';
import { signedOut } from '../../../http/failures.ts';
import type { FindUser } from '../../../http/restRoutes.ts';
import { markPresent } from '../away/repository.ts';
import type { ChatHub } from './hub.ts';
import { findEventRange, listEventsOrReset } from './repository.ts';

/** How often a stream without events is written to, and its session checked. With events, it is checked at each. */
const heartbeatMs = 15_000;

/** How often a stream reports that its user is there. */
const presenceMs = 60_000;

interface EventServices {
  database: Database;
  hub: ChatHub;
  findUser: FindUser;
  /** @default 15_000 */
  heartbeatMs?: number;
}

/** Registers the stream of events, which ends with the session and resumes from `Last-Event-ID`. */
export function registerChatEvents(app: FastifyInstance, services: EventServices): void {
  const { database, hub, findUser } = services;
  app.addHook('preClose', async () => hub.close());
  app.route({
    method: 'GET',
    url: paths.chatEvents,
    schema: { querystring: ClosedObject({}) },
    preParsing: async (request) => {
      request.user = await findUser(request);
      if (!request.user) throw signedOut();
    },
    handler: async (request, reply) => {
      if (!request.user) throw signedOut();
      const given = Number(request.headers['last-event-id'] ?? Number.NaN);
      const after = Number.isSafeInteger(given) && given >= 0 ? given : (await findEventRange(database)).newest;
      const parts = streamEvents({
        userId: request.user.id,
        after,
        isSignedIn: async () => (await findUser(request)) !== null,
        ...services,
      });
      const stream = Readable.from(bindToContext(parts));
      // Leaving the loop of a waiting generator needs a wake.
      reply.raw.once('close', () => stream.destroy());
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(stream);
    },
  });

  async function* streamEvents({
    userId,
    after,
    isSignedIn,
    heartbeatMs: patience = heartbeatMs,
  }: EventServices & { userId: string; after: number; isSignedIn: () => Promise<boolean> }): AsyncGenerator<string> {
    const waiting = createWaiting();
    const unsubscribe = hub.subscribe(userId, waiting);
    // Sets the hub’s starting point.
    hub.notify();
    try {
      let last = after;
      let markedAt = 0;
      // The headers leave with the first bytes. Clients wait this long before they reconnect.
      yield `retry: 3000\n: ${last}\n\n`;
      while (!waiting.isEnded()) {
        if (Date.now() - markedAt >= presenceMs) {
          markedAt = Date.now();
          await markPresent(database, userId);
        }
        const page = await listEventsOrReset(database, userId, last);
        last = page.last;
        if (page.events.length > 0) yield page.events.map(toText).join('');
        if (page.hasMore) continue;
        const isAwake = await waiting.wait(patience);
        // Before each event too: a busy channel must not keep the stream of a deleted user open.
        if (!(await isSignedIn())) return;
        if (!isAwake) yield ': still here\n\n';
      }
    } finally {
      unsubscribe();
      waiting.end();
    }
  }
}

function toText(event: ChatEvent): string {
  return `id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Lets a stream sleep until there is something to send. A wake while nobody waits is kept. */
function createWaiting() {
  let isWoken = false;
  let isEnded = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    isWoken = true;
    resume?.();
  };
  return {
    wake,
    end: () => {
      isEnded = true;
      wake();
    },
    isEnded: () => isEnded,
    /** Whether it was woken before the time was up. */
    wait: (patience: number): Promise<boolean> =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          resume = undefined;
          const result = isWoken;
          isWoken = false;
          resolve(result);
        };
        const timer = setTimeout(finish, patience);
        if (isWoken) finish();
        else resume = finish;
      }),
  };
}
