import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Whether the process runs. Restart it if this fails. */
export const livePath = '/health/live';
/** Whether this process should get requests. Send them elsewhere while this fails. */
export const readyPath = '/health/ready';

/** How long the database may take to answer. */
const readyMs = 2000;

/** Registers the two probes. Neither tells more than its status, because anybody may call them. */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'kysely' | 'hasJustAnswered'>): void {
  app.get(livePath, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get(readyPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = app.isStopping ? 'stopping' : await findProblem();
    return problem === null
      ? reply.send({ status: 'ok' })
      : reply.status(503).header('retry-after', '5').send({ status: problem });
  });

  async function findProblem(): Promise<'database' | null> {
    if (database.hasJustAnswered()) return null;
    const late = Promise.withResolvers<'database'>();
    const timer = setTimeout(() => late.resolve('database'), readyMs);
    const answer = sql`select 1`.execute(database.kysely).then(
      () => null,
      () => 'database' as const,
    );
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  }
}
