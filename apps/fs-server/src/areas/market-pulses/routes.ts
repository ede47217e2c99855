import type { marketPulseRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listCategories } from '../news/sections.ts';

export function marketPulseHandlers(database: Database): Handlers<typeof marketPulseRoutes> {
  return { getConfig: () => listCategories(database) };
}
