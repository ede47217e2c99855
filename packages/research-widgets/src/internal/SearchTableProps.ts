import type { DeniedState, TableState, TableStateUpdate } from '@fs/ui';
import type { ReactNode } from 'react';
import type { ExportRows } from './withExportTool.tsx';

/** Props of a table whose rows a server searches, sorts and pages. */
export interface SearchTableProps<Row> {
  /** State of the table, which its address module reads from a URL. 25 rows per page. */
  state: TableState;
  /** Called when the user sorts, filters or changes the page. Pass the updated state to the table's address module. */
  onStateChange: (update: TableStateUpdate) => void;
  /** Rows of a page that users can choose from. */
  pageSizes?: readonly number[];
  /** Whether all rows are in one scrolling list. Use it with `everyRow`. */
  isLong?: boolean;
  /** With `isLong`: the row at the top, from 0. When it changes, the list scrolls there. */
  topRow?: number | undefined;
  /** With `isLong`: called when the user has scrolled to another row. */
  onScrollToRow?: (row: number) => void;
  /** Maximum height in px. Higher tables scroll under their header. */
  maxHeight?: number | undefined;
  /** Whether newer rows are loading. The current rows stay usable. */
  isRefreshing?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
  /** Whether users can pin, move, resize and hide columns. `state` holds their changes. */
  hasColumnTools?: boolean;
  /** Whether a bar above the rows shows the total and the active filters. */
  hasFilterBar?: boolean;
  /** Whether users can change the density of rows. */
  hasDensitySwitch?: boolean;
  /** Whether the page has the full width. With `onWiden`, users can choose it. */
  isWide?: boolean | undefined;
  /** Called when the user chooses the width of the page. */
  onWiden?: ((isWide: boolean) => void) | undefined;
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Loads all matching rows for an export. Without it there is no export. */
  exportRows?: ExportRows<Row>;
}
