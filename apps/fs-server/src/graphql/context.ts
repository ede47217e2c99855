import type { Database } from '../database/database.ts';
import type { Reader } from '../http/reader.ts';

/** What every resolver is given. */
export interface GraphQLContext {
  database: Database;
  reader: Reader | null;
}
