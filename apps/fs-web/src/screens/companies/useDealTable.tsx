import type { DataClient } from '@fs/data-client';
import type { TableState } from '@fs/ui';
import type { RowSource } from '../../queries/rowSources.ts';
import { useServices } from '../../services.tsx';
import { dealPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';

interface DealTable<Row, Exported> extends Pick<Parameters<typeof useTableAddress>[0], 'name' | 'read' | 'write'> {
  rowsOf: (client: DataClient, state: TableState) => RowSource<Row>;
  exportOf: (client: DataClient, state: TableState) => Exported;
}

/** The rows of a table of deals, what the table has besides, and what its page needs. */
export function useDealTable<Row, Exported>({ rowsOf, exportOf, ...address }: DealTable<Row, Exported>) {
  const { client } = useServices();
  const { width, wide } = usePageWidth();
  const addressed = useTableAddress({ ...address, pageSizes: dealPageSizes });
  const { state, onStateChange, views } = addressed;
  const { loadable, shown, onScroll } = useTableRows({ source: rowsOf(client, state), table: addressed });
  return {
    rows: loadable,
    table: {
      ...shown,
      state,
      onStateChange,
      tools: <SavedViews {...views} />,
      exportRows: exportOf(client, state),
      hasColumnTools: true,
      hasFilterBar: true,
      hasDensitySwitch: true,
      ...wide,
    },
    page: { width, onScroll },
  };
}
