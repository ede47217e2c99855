import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { User } from '../http/user.ts';
import type { Mail } from '../mail/mail.ts';
import type { RowBudget } from './RowBudget.ts';

/** What every resolver is given. */
export interface GraphQLContext {
  database: Database;
  user: User | null;
  /** What resolvers send mail by. */
  post: { mail: Mail; publicUrl: string };
  /** Counts what is read through fields of unbounded size. */
  rows: RowBudget;
  /** Names the request's id in every line. */
  log: FastifyBaseLogger;
}
