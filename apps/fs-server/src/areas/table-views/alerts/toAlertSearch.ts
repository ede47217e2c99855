import {
  type ColumnFilter,
  type CompanyFilter,
  companyConditions,
  type FundingFilter,
  fundingConditions,
  type SavedTableViewState,
  type TableName,
  type ViewAlertObstacle,
} from '@fs/api-contract';
import { schemas } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';

/** The search whose new rows an alert is about. */
export type AlertSearch =
  | { table: 'companies'; filters: readonly CompanyFilter[] }
  | { table: 'funding'; filters: readonly FundingFilter[] };

/** The search for the rows of a view, or why there is none. Filters are checked like those of a call. */
export function toAlertSearch({
  table,
  state: { filters },
}: {
  table: TableName;
  state: SavedTableViewState;
}): AlertSearch | ViewAlertObstacle {
  switch (table) {
    case 'companies': {
      const body = { filters: toConditions(filters, companyConditions) };
      return Value.Check(schemas.searchCompanies.body, body) ? { table, filters: body.filters ?? [] } : 'filters';
    }
    case 'funding': {
      const body = { filters: toConditions(filters, fundingConditions) };
      return Value.Check(schemas.searchFundings.body, body) ? { table, filters: body.filters ?? [] } : 'filters';
    }
    case 'acquisitions':
    case 'people':
    case 'investors':
    case 'markets':
    case 'watchlist':
      return 'table';
  }
}

/** Null if a filter has no condition: without it, the search would find more than the view. */
function toConditions<Condition>(
  filters: SavedTableViewState['filters'],
  conditionsOf: (column: string, filter: ColumnFilter) => Condition[],
): Condition[] | null {
  const conditions = Object.entries(filters).map(([column, filter]) => conditionsOf(column, filter));
  return conditions.some(({ length }) => length === 0) ? null : conditions.flat();
}
