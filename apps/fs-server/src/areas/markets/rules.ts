import { type CompanyFilter, type MarketSortField, marketSortFields } from '@fs/api-contract';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';

const prefix = 'tc3-';

/** The market's slug in links: lower case, with dashes for spaces, without the prefix of ids (decision AMB-011). */
export function toMarketSlug(text: string): string {
  const id = text.toLowerCase();
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** The market's stored id, from an id with or without its prefix (decision AMB-011). */
export function toMarketId(text: string): string {
  return `${prefix}${toMarketSlug(text)}`;
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

/** The conditions of a market's top companies, as their query names them (research §7). */
export interface TopCompaniesQuery {
  _query?: string;
  homepage_url?: string;
  location?: string;
  markets?: string;
  last_round?: string;
  status?: Extract<CompanyFilter, { field: 'status' }>['value'];
  monthFilter?: string;
  foundedDateExpression?: Comparison;
  employees?: string;
  fundingValue?: number;
  fundingExpression?: Comparison;
}

type Comparison = '<' | '>' | '=';

/** The filters of a company search that a market's top companies must match. Expressions are `=` by default. */
export function toCompanyFilters(marketId: string, query: TopCompaniesQuery): CompanyFilter[] {
  const { _query, homepage_url, location, markets, last_round, status, monthFilter, employees, fundingValue } = query;
  const { foundedDateExpression = '=', fundingExpression = '=' } = query;
  const filters: (CompanyFilter | false | undefined)[] = [
    { field: 'markets', op: '=', value: marketId },
    _query !== undefined && _query !== '' && { field: 'name', op: 'contains', value: _query },
    homepage_url !== undefined && { field: 'homepage_url', op: 'contains', value: homepage_url },
    location !== undefined && { field: 'location', op: 'contains', value: location },
    markets !== undefined && { field: 'markets', op: 'contains', value: markets },
    last_round !== undefined && { field: 'last_round', op: '=', value: last_round },
    status !== undefined && { field: 'status', op: '=', value: status },
    monthFilter !== undefined && { field: 'founded_on', op: foundedDateExpression, value: monthFilter },
    // A range is found by its lower bound.
    employees !== undefined && { field: 'employee_count', op: '=', value: Number.parseInt(employees, 10) },
    fundingValue !== undefined && { field: 'total_funding_usd', op: fundingExpression, value: fundingValue },
  ];
  return filters.filter((filter) => typeof filter === 'object');
}
