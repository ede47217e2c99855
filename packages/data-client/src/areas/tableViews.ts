import type {
  CallInput,
  CallResult,
  Outcome,
  SavedTableView,
  SavedTableViewState,
  TableName,
  tableViewRoutes,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };

export interface NewSavedView {
  table: TableName;
  name: string;
  /** Whom it is shown to; left out, to the user alone. */
  accountID?: string | null;
  state: Frozen<SavedTableViewState>;
}

export interface SavedViewChanges {
  /** The one that the user saw: `conflict` when another came since, and nothing is changed. */
  revision: number;
  name?: string;
  state?: Frozen<SavedTableViewState>;
}

/** Calls for saved views of tables. A view that the user may not see is `not-found`. */
export function tableViewCalls(rest: RestTransport) {
  return {
    /** The user's own and those of their accounts, by name, and which opens by itself. */
    listTableViews: (table: TableName, options?: CallOptions): Promise<Outcome<CallResult<'listTableViews'>>> =>
      rest.call('listTableViews', { query: { table } }, options),

    /** Keeps a view; `over-limit` where there are as many as may be. */
    createTableView: (view: NewSavedView, options?: CallOptions): Promise<Outcome<SavedTableView>> =>
      // It is written as it is: nothing here changes it.
      rest.call('createTableView', { body: view as CallInput<'createTableView'>['body'] }, options),

    /** Changes a view of the user's own; `forbidden` for one that is shown to them. */
    updateTableView: (id: string, changes: SavedViewChanges, options?: CallOptions): Promise<Outcome<SavedTableView>> =>
      rest.call('updateTableView', { params: { id }, body: changes as CallInput<'updateTableView'>['body'] }, options),

    deleteTableView: (id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> =>
      rest.call('deleteTableView', { params: { id } }, options),

    /** The table opens with this view; null: as the user left it. */
    setFirstTableView: (
      table: TableName,
      viewId: string | null,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'setFirstTableView'>>> =>
      rest.call('setFirstTableView', { body: { table, viewId } }, options),
  } satisfies AreaCalls<typeof tableViewRoutes>;
}
