import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Reader } from '../http/reader.ts';

/** What every resolver is given. */
export interface GraphQLContext {
  database: Database;
  reader: Reader | null;
  /** Names the request's id in every line. */
  log: FastifyBaseLogger;
}
