import { type MarketSortField, marketSortFields } from '@fs/api-contract';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';

const prefix = 'tc3-';

/** The market's slug in links: lower case, with dashes for spaces (decision AMB-011). */
export function toMarketSlug(text: string): string {
  return text.toLowerCase();
}

/** The market's stored id, from an id with or without its prefix (decision AMB-011). */
export function toMarketId(text: string): string {
  const id = toMarketSlug(text);
  return id.startsWith(prefix) ? id : `${prefix}${id}`;
}

/** One order of a list of markets. */
export interface MarketOrder {
  field: MarketSortField;
  dir: 'asc' | 'desc';
}

/** Reads orders such as `raised_12m_usd~desc.name~asc`. */
export function parseMarketSort(text: string): MarketOrder[] {
  const orders = text.split('.').flatMap((part): MarketOrder[] => {
    const [name, dir] = part.split('~');
    const field = marketSortFields.find((known) => known === name);
    return field ? [{ field, dir: dir === 'asc' ? 'asc' : 'desc' }] : [];
  });
  return toUniqueOrders(orders);
}
