import type {
  CallInput,
  CallResult,
  Outcome,
  SavedTableView,
  SavedTableViewState,
  TableName,
  tableViewRoutes,
  ViewAlert,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };

export interface NewSavedView {
  table: TableName;
  name: string;
  /** The account that it is shared with; without one, the view is private. */
  accountID?: string | null;
  state: Frozen<SavedTableViewState>;
}

export interface SavedViewChanges {
  /** The revision that the user saw. With a newer one, the call fails as `conflict` and changes nothing. */
  revision: number;
  name?: string;
  state?: Frozen<SavedTableViewState>;
}

/** Calls for saved views of tables. A view that the user may not see is `not-found`. */
export function tableViewCalls(rest: RestTransport) {
  return {
    /** Returns the user's own views and those of their accounts, by name, and the default one. */
    listTableViews: (table: TableName, options?: CallOptions): Promise<Outcome<CallResult<'listTableViews'>>> =>
      rest.call('listTableViews', { query: { table } }, options),

    /** Saves a view; `over-limit` when the maximum number is reached. */
    createTableView: (view: NewSavedView, options?: CallOptions): Promise<Outcome<SavedTableView>> =>
      // JSON sends it unchanged, although the types differ.
      rest.call('createTableView', { body: view as CallInput<'createTableView'>['body'] }, options),

    /** Changes a view of the user's own; `forbidden` for one that is shared with them. */
    updateTableView: (id: string, changes: SavedViewChanges, options?: CallOptions): Promise<Outcome<SavedTableView>> =>
      rest.call('updateTableView', { params: { id }, body: changes as CallInput<'updateTableView'>['body'] }, options),

    deleteTableView: (id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> =>
      rest.call('deleteTableView', { params: { id } }, options),

    /** Sets the view that the table opens with; null for the user's last layout. */
    setFirstTableView: (
      table: TableName,
      viewId: string | null,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'setFirstTableView'>>> =>
      rest.call('setFirstTableView', { body: { table, viewId } }, options),

    /** Returns the user's alerts by the names of their views, without those of views that they can no longer open. */
    listViewAlerts: (options?: CallOptions): Promise<Outcome<CallResult<'listViewAlerts'>>> =>
      rest.call('listViewAlerts', {}, options),

    /** Returns whether the user gets alerts about a view, and why a view can't have any. */
    getViewAlert: (id: string, options?: CallOptions): Promise<Outcome<ViewAlert>> =>
      rest.call('getViewAlert', { params: { id } }, options),

    /**
     * Turns on the daily alert about what is new in a view. `over-limit` when the maximum number is reached, `invalid`
     * for a view that can't have one.
     */
    addViewAlert: (id: string, options?: CallOptions): Promise<Outcome<ViewAlert>> =>
      rest.call('addViewAlert', { params: { id } }, options),

    removeViewAlert: (id: string, options?: CallOptions): Promise<Outcome<ViewAlert>> =>
      rest.call('removeViewAlert', { params: { id } }, options),
  } satisfies AreaCalls<typeof tableViewRoutes>;
}
