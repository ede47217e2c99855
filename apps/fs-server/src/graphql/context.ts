import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Reader } from '../http/reader.ts';
import type { Mail } from '../mail/mail.ts';

/** What every resolver is given. */
export interface GraphQLContext {
  database: Database;
  reader: Reader | null;
  /** What resolvers send mail by. */
  post: { mail: Mail; publicUrl: string };
  /** Names the request's id in every line. */
  log: FastifyBaseLogger;
}
