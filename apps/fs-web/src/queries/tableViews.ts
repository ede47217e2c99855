import type { CallResult, SavedTableView, TableName, ViewAlert } from '@fs/api-contract';
import type { DataClient, NewSavedView, SavedViewChanges } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { storeChange } from './pendingChanges.ts';

type Views = CallResult<'listTableViews'>;

interface Mutated {
  client: QueryClient;
}

const keyOf = (table: TableName) => ['table-views', table] as const;

/** A table's views that the user can open, and the default view. */
export function tableViewsQuery(client: DataClient, table: TableName) {
  return queryOptions({
    queryKey: keyOf(table),
    queryFn: async ({ signal }): Promise<Views> => unwrap(await client.tableViews.listTableViews(table, { signal })),
  });
}

/** Updates cached views at once, and refetches after a failure. */
function changing(table: TableName) {
  return {
    change: (queries: QueryClient, next: (views: Views) => Views) => storeChange<Views>(queries, keyOf(table), next),
    rules: {
      networkMode: 'always',
      onError: (_error: Error, _input: unknown, _result: unknown, { client }: Mutated) =>
        client.invalidateQueries({ queryKey: keyOf(table) }),
    } as const,
  };
}

/** Creates a view. */
export function createViewMutation(client: DataClient, table: TableName) {
  const { change, rules } = changing(table);
  return mutationOptions({
    ...rules,
    mutationFn: async (view: Omit<NewSavedView, 'table'>) =>
      unwrap(await client.tableViews.createTableView({ table, ...view })),
    onSuccess: (made, _input, _result, { client: queries }) => {
      change(queries, (known) => ({ ...known, views: byName([...known.views, made]) }));
    },
  });
}

/** Updates a view, unless it changed meanwhile. */
export function updateViewMutation(client: DataClient, table: TableName) {
  const { change, rules } = changing(table);
  return mutationOptions({
    ...rules,
    mutationFn: async ({ id, ...changes }: SavedViewChanges & { id: string }) =>
      unwrap(await client.tableViews.updateTableView(id, changes)),
    onSuccess: (saved, _input, _result, { client: queries }) => {
      change(queries, (known) => ({
        ...known,
        views: byName(known.views.map((view) => (view.id === saved.id ? saved : view))),
      }));
    },
  });
}

export function deleteViewMutation(client: DataClient, table: TableName) {
  const { change, rules } = changing(table);
  return mutationOptions({
    ...rules,
    mutationFn: async (id: string) => unwrap(await client.tableViews.deleteTableView(id)),
    onSuccess: ({ id }, _input, _result, { client: queries }) => {
      change(queries, ({ views, firstId }) => ({
        views: views.filter((view) => view.id !== id),
        firstId: firstId === id ? null : firstId,
      }));
    },
  });
}

/** Sets the default view. Null for none. */
export function firstViewMutation(client: DataClient, table: TableName) {
  const { change, rules } = changing(table);
  return mutationOptions({
    ...rules,
    // One after another, so that the last choice stays.
    scope: { id: `first view ${table}` },
    mutationFn: async (viewId: string | null) => unwrap(await client.tableViews.setFirstTableView(table, viewId)),
    onSuccess: ({ firstId }, _input, _result, { client: queries }) => {
      change(queries, (known) => ({ ...known, firstId }));
    },
  });
}

const alertKey = (id: string, revision: number | undefined) => ['view-alert', id, revision] as const;

/** The alert of a view. Whether it can have one changes with the view. */
export function viewAlertQuery(client: DataClient, id: string, revision: number | undefined) {
  return queryOptions({
    queryKey: alertKey(id, revision),
    queryFn: async ({ signal }): Promise<ViewAlert> => unwrap(await client.tableViews.getViewAlert(id, { signal })),
  });
}

const alertsKey = ['view-alerts'] as const;

/** All alerts of the user. */
export function viewAlertsQuery(client: DataClient) {
  return queryOptions({
    queryKey: alertsKey,
    queryFn: async ({ signal }) => unwrap(await client.tableViews.listViewAlerts({ signal })).alerts,
  });
}

/** Turns off an alert of the list. Refetches in any case, because another device may have turned it off meanwhile. */
export function turnOffAlertMutation(client: DataClient) {
  const refetch = (queries: QueryClient) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: alertsKey }),
      queries.invalidateQueries({ queryKey: ['view-alert'] }),
    ]);
  return mutationOptions({
    networkMode: 'always',
    mutationFn: async (id: string) => unwrap(await client.tableViews.removeViewAlert(id)),
    onSuccess: (_alert, _id, _result, { client: queries }: Mutated) => refetch(queries),
    onError: (_failure, _id, _result, { client: queries }: Mutated) => refetch(queries),
  });
}

/** Turns the alert of a view on or off. */
export function viewAlertMutation(client: DataClient, id: string, revision: number | undefined) {
  return mutationOptions({
    // Another view, or a changed one, has no error of this one.
    mutationKey: alertKey(id, revision),
    // One after another, so that the last choice stays.
    scope: { id: `alert ${id}` },
    networkMode: 'always',
    mutationFn: async (isOn: boolean) =>
      unwrap(await (isOn ? client.tableViews.addViewAlert(id) : client.tableViews.removeViewAlert(id))),
    onSuccess: (alert, _input, _result, { client: queries }: Mutated) => {
      queries.setQueryData<ViewAlert>(alertKey(id, revision), alert);
      return queries.invalidateQueries({ queryKey: alertsKey });
    },
  });
}

function byName(views: readonly SavedTableView[]): SavedTableView[] {
  return views.toSorted((one, other) => one.name.localeCompare(other.name));
}
