import type { CompanyMarket, MarketPulse } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { requireMarket } from '../markets/requireMarket.ts';
import {
  type ArticleCondition,
  everywhere,
  inCategory,
  inMarket,
  type Timeline,
  timelineOfMarket,
} from './conditions.ts';
import { allNews } from './rules.ts';

/** A part of the news that has a page. */
interface Section {
  category: MarketPulse | null;
  market: CompanyMarket | null;
  condition: ArticleCondition;
  /** Where its articles are by time, if not among all articles. */
  timeline?: Timeline;
}

/** The section of this name: `all`, a category’s slug, or any form of a market’s id. @throws 404 if there is none. */
export async function requireSection(database: Database, name: string): Promise<Section> {
  if (name === allNews) return { category: null, market: null, condition: everywhere };
  const category = await findCategory(database, name);
  if (category) return { category, market: null, condition: inCategory(category.slug) };
  const { id, name: marketName } = await requireMarket(database, name);
  return { category: null, market: { id, name: marketName }, condition: inMarket(id), timeline: timelineOfMarket(id) };
}

/** @throws 404 if there is none. */
export async function requireCategory(database: Database, slug: string): Promise<MarketPulse> {
  const category = await findCategory(database, slug);
  if (!category) throw notFound();
  return category;
}

/** All categories, in their order. */
export function listCategories({ kysely }: Database): Promise<MarketPulse[]> {
  return kysely
    .selectFrom('market_pulse_categories')
    .select(['slug', 'label', 'sort_order as order'])
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
}

function findCategory({ kysely }: Database, slug: string): Promise<MarketPulse | undefined> {
  return kysely
    .selectFrom('market_pulse_categories')
    .select(['slug', 'label', 'sort_order as order'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
