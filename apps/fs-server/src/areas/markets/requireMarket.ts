import type { Market } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { findMarket } from './repository.ts';
import { toMarketId, toMarketSlug } from './rules.ts';

/** The market with any form of its id (decision AMB-011). @throws 404 if there is none. */
export async function requireMarket(database: Database, text: string): Promise<Market> {
  const market = await findMarket(database, { id: toMarketId(text), slug: toMarketSlug(text) });
  if (!market) throw notFound();
  return market;
}
