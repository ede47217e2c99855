import { useMemo, useState } from 'react';
import { tableRows } from '../data/Table/model/tableRows.ts';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { ready } from '../system/Loadable/Loadable.ts';
import { type Harbour, harbours } from './harbours.tsx';

export const HarbourTable = Table<Harbour>;

export interface LiveHarboursProps extends TableProps<Harbour> {
  /** All rows. Default: the 23 harbors. */
  all?: readonly Harbour[];
}

/** Renders a table and holds its rows and state, like an app that controls it. */
export function LiveHarbours({ onStateChange, all = harbours, ...props }: LiveHarboursProps) {
  const [state, setState] = useState(props.state);
  const { sort, filters, page, pageSize } = state;
  const rows = useMemo(
    () => ready(tableRows(all, { sort, filters, page, pageSize }, props.columns)),
    [all, sort, filters, page, pageSize, props.columns],
  );
  return (
    <HarbourTable
      {...props}
      state={state}
      rows={rows}
      onStateChange={(next) => {
        setState(next);
        onStateChange(next);
      }}
    />
  );
}
