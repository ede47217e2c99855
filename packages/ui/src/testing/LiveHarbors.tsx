import { useMemo, useState } from 'react';
import { tableRows } from '../data/Table/model/tableRows.ts';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { ready } from '../system/Loadable/Loadable.ts';
import { type Harbor, harbors } from './harbors.tsx';

export const HarborTable = Table<Harbor>;

export interface LiveHarborsProps extends TableProps<Harbor> {
  /** All rows. Default: the 23 harbors. */
  all?: readonly Harbor[];
}

/** Renders a table and holds its rows and state, like an app that controls it. */
export function LiveHarbors({ onStateChange, all = harbors, ...props }: LiveHarborsProps) {
  const [state, setState] = useState(props.state);
  const { sort, filters, page, pageSize } = state;
  const rows = useMemo(
    () => ready(tableRows(all, { sort, filters, page, pageSize }, props.columns)),
    [all, sort, filters, page, pageSize, props.columns],
  );
  return (
    <HarborTable
      {...props}
      state={state}
      rows={rows}
      onStateChange={(update) => {
        setState(update);
        onStateChange(update);
      }}
    />
  );
}
