import { type Static, type TSchema, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, Identifier, Instant, Nullable, RecordOf, Text, Whole } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import { tableNames, type tableViewRoutes } from './tableViews.ts';

const table = Type.Enum([...tableNames]);

/** Which columns there are is the table's business: one that is unknown is kept, and does nothing. */
const ColumnId = Text(100, { minLength: 1 });
const ColumnIds = Type.Array(ColumnId, { maxItems: limits.viewColumns });
const byColumn = <Value extends TSchema>(value: Value) => RecordOf(100, value, limits.viewColumns);
const FilterText = Text(limits.searchText);
const dateFields = { kind: Type.Literal('date'), operator: Type.Enum(['<', '>', '=']) };
const Day = Text(10, { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const Year = Text(4, { pattern: '^\\d{4}$' });
const Month = Text(7, { pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const Figure = Type.Number({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

const filterOf = (object: typeof ClosedObject) =>
  Type.Union([
    object({ kind: Type.Literal('text'), text: FilterText, exact: Type.Optional(FilterText) }),
    object({ ...dateFields, day: Day }),
    object({ ...dateFields, month: Month }),
    object({ ...dateFields, year: Year }),
    object({
      kind: Type.Literal('number'),
      operator: Type.Enum(['<', '>', '=', 'between']),
      value: Figure,
      to: Type.Optional(Figure),
    }),
    object({ kind: Type.Literal('choice'), ids: Type.Array(FilterText, { maxItems: limits.viewColumns }) }),
    object({ kind: Type.Literal('empty'), isNot: Type.Optional(Type.Boolean()) }),
  ]);

const stateOf = (object: typeof ClosedObject) =>
  object({
    /** The first decides, the next among equals. */
    sort: Type.Array(object({ column: ColumnId, direction: Type.Enum(['ascending', 'descending']) }), {
      maxItems: limits.sortedColumns,
    }),
    /** By id of the column. */
    filters: byColumn(filterOf(object)),
    pageSize: Whole(1, Number.MAX_SAFE_INTEGER),
    order: Type.Optional(ColumnIds),
    hidden: Type.Optional(ColumnIds),
    /** Those that are hidden until they are named here. Views from before this field leave it out. */
    shown: Type.Optional(ColumnIds),
    /** In px. */
    widths: Type.Optional(byColumn(Type.Number({ minimum: 1, maximum: 10_000 }))),
    pinned: Type.Optional(byColumn(Type.Enum(['start', 'end']))),
    density: Type.Optional(Type.Enum(['comfortable', 'compact'])),
  });

/** What a view keeps of a table. */
export const TableViewStateSchema = stateOf(ClosedObject);

/** The same as it is answered: views that were kept before requests were closed may say more, and are still read. */
const KeptStateSchema = stateOf(Type.Object as typeof ClosedObject);

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
  state: KeptStateSchema,
});

/** Whether the caller gets a notice of what is new in a view, once a day. */
export const ViewAlertSchema = Type.Object({
  isOn: Type.Boolean(),
  /** Until when the view was checked; null while the alert is off. */
  checkedAt: Nullable(Instant),
  /**
   * Why the view can’t have an alert: only companies and funding rounds have a time of arrival (`table`), and a search
   * doesn’t have all filters of a table (`filters`).
   */
  obstacle: Nullable(Type.Enum(['table', 'filters'])),
});

/** An alert in the list of the caller’s own. */
export const ListedAlertSchema = Type.Object({
  /** Of the view. */
  id: Type.String(),
  name: Type.String(),
  /** The others can have no alerts. */
  table: Type.Enum(['companies', 'funding']),
  /** Where the app shows the view, under its base path. */
  path: Type.String(),
  /** Until when the view was checked. */
  checkedAt: Instant,
});

export type ViewAlert = Static<typeof ViewAlertSchema>;
export type ViewAlertObstacle = NonNullable<ViewAlert['obstacle']>;
export type SavedTableView = Static<typeof TableViewSchema>;
export type SavedTableViewState = Static<typeof TableViewStateSchema>;

const view = ClosedObject({ id: Identifier });
const name = Text(limits.viewName, { minLength: 1 });

export const tableViewSchemas = {
  listTableViews: {
    query: ClosedObject({ table }),
    response: Type.Object({
      /** The caller's own and those of their accounts, by name. */
      views: Type.Array(TableViewSchema, { maxItems: limits.viewsListed }),
      /** The view that opens by itself; null: the table as the caller left it. */
      firstId: Nullable(Type.String()),
    }),
  },
  createTableView: {
    body: ClosedObject({
      table,
      name,
      accountID: Type.Optional(Nullable(Identifier)),
      state: TableViewStateSchema,
    }),
    response: TableViewSchema,
  },
  setFirstTableView: {
    body: ClosedObject({ table, viewId: Nullable(Identifier) }),
    response: Type.Object({ firstId: Nullable(Type.String()) }),
  },
  listViewAlerts: {
    /** By name. */
    response: Type.Object({ alerts: Type.Array(ListedAlertSchema, { maxItems: limits.viewsListed }) }),
  },
  updateTableView: {
    params: view,
    body: ClosedObject({
      /** The revision that the caller saw. After a newer change, the answer is 409 with the stored view. */
      revision: Whole(1, 2 ** 31 - 1),
      name: Type.Optional(name),
      state: Type.Optional(TableViewStateSchema),
    }),
    response: TableViewSchema,
  },
  deleteTableView: { params: view, response: Type.Object({ id: Type.String() }) },
  getViewAlert: { params: view, response: ViewAlertSchema },
  addViewAlert: { params: view, response: ViewAlertSchema },
  removeViewAlert: { params: view, response: ViewAlertSchema },
} satisfies RouteSchemas<typeof tableViewRoutes>;
