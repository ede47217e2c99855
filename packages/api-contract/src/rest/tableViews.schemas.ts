import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { Identifier, Nullable } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import { tableNames, type tableViewRoutes } from './tableViews.ts';

const table = Type.Enum([...tableNames]);

/** Which columns there are is the table's business: one that is unknown is kept, and does nothing. */
const ColumnId = Type.String({ minLength: 1, maxLength: 100 });
const ColumnIds = Type.Array(ColumnId, { maxItems: limits.viewColumns });
const ofColumns = { maxProperties: limits.viewColumns };
const FilterText = Type.String({ maxLength: limits.searchText });
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });

const TableFilterSchema = Type.Union([
  Type.Object({ kind: Type.Literal('text'), text: FilterText, exact: Type.Optional(FilterText) }),
  Type.Object({ kind: Type.Literal('date'), operator: Type.Enum(['<', '>', '=']), month: Month }),
  Type.Object({
    kind: Type.Literal('number'),
    operator: Type.Enum(['<', '>', '=', 'between']),
    value: Type.Number(),
    to: Type.Optional(Type.Number()),
  }),
  Type.Object({ kind: Type.Literal('choice'), ids: Type.Array(FilterText, { maxItems: limits.viewColumns }) }),
  Type.Object({ kind: Type.Literal('empty'), isNot: Type.Optional(Type.Boolean()) }),
]);

/** What a view keeps of a table. */
export const TableViewStateSchema = Type.Object({
  /** The first decides, the next among equals. */
  sort: Type.Array(Type.Object({ column: ColumnId, direction: Type.Enum(['ascending', 'descending']) }), {
    maxItems: limits.sortedColumns,
  }),
  /** By id of the column. */
  filters: Type.Record(ColumnId, TableFilterSchema, ofColumns),
  pageSize: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  order: Type.Optional(ColumnIds),
  hidden: Type.Optional(ColumnIds),
  /** In px. */
  widths: Type.Optional(Type.Record(ColumnId, Type.Number({ minimum: 1, maximum: 10_000 }), ofColumns)),
  pinned: Type.Optional(Type.Record(ColumnId, Type.Enum(['start', 'end']), ofColumns)),
  density: Type.Optional(Type.Enum(['comfortable', 'compact'])),
});

export const TableViewSchema = Type.Object({
  id: Type.String(),
  table,
  name: Type.String(),
  /** Whom it is shown to; null: to its owner alone. */
  accountID: Nullable(Type.String()),
  /** The caller made it, and may change it. */
  isOwn: Type.Boolean(),
  /** Grows with each change: whoever changes a view says which one they saw. */
  revision: Type.Integer({ minimum: 1 }),
  state: TableViewStateSchema,
});

export type SavedTableView = Static<typeof TableViewSchema>;
export type SavedTableViewState = Static<typeof TableViewStateSchema>;

const view = Type.Object({ id: Identifier });
const name = Type.String({ minLength: 1, maxLength: limits.viewName });

export const tableViewSchemas = {
  listTableViews: {
    query: Type.Object({ table }),
    response: Type.Object({
      /** The caller's own and those of their accounts, by name. */
      views: Type.Array(TableViewSchema, { maxItems: limits.viewsListed }),
      /** The view that opens by itself; null: the table as the caller left it. */
      firstId: Nullable(Type.String()),
    }),
  },
  createTableView: {
    body: Type.Object({
      table,
      name,
      accountID: Type.Optional(Nullable(Identifier)),
      state: TableViewStateSchema,
    }),
    response: TableViewSchema,
  },
  setFirstTableView: {
    body: Type.Object({ table, viewId: Nullable(Identifier) }),
    response: Type.Object({ firstId: Nullable(Type.String()) }),
  },
  updateTableView: {
    params: view,
    body: Type.Object({
      /** The one that the caller saw. Answered with 409 and what stands now when another came since. */
      revision: Type.Integer({ minimum: 1 }),
      name: Type.Optional(name),
      state: Type.Optional(TableViewStateSchema),
    }),
    response: TableViewSchema,
  },
  deleteTableView: { params: view, response: Type.Object({ id: Type.String() }) },
} satisfies RouteSchemas<typeof tableViewRoutes>;
