import type { FastifyBaseLogger } from 'fastify';
import type { ChatServices } from '../areas/channels/ChatServices.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { User } from '../http/user.ts';
import type { Attempts } from '../identity/attempts.ts';
import type { RowBudget } from './RowBudget.ts';

/** The context of every resolver. */
export interface GraphQLContext {
  database: Database;
  /** Signs addresses of files. */
  files: Files;
  user: User | null;
  /** Counts operations with a limit of their own. */
  attempts: Attempts;
  /** What invites to channels need. */
  chat: ChatServices;
  /** Mail and the origin for links in it. */
  mailContext: { publicUrl: string; productName: string };
  /** Counts rows read through fields of unbounded size. */
  rows: RowBudget;
  /** Logs with the request's id. */
  log: FastifyBaseLogger;
}
