import { Badge, type BoundMessages, type TableColumn, type TableState, useFormats } from '@fs/ui';
import { dayOf, useTimeZone } from '@fs/ui/formats';
import type { arrivalMessages } from './arrival.messages.ts';
import { MarkedName } from './MarkedName.tsx';

interface Arrived {
  /** When the row was added to the data. */
  arrived_at: string;
}

export interface ArrivalOptions {
  arrivals: BoundMessages<typeof arrivalMessages.table>;
  /** Rows that arrived at this time or later are marked as new. ISO 8601. */
  newSince: string | undefined;
  /** Whether the column is shown until the user hides it, because it decides the order. */
  isShown: boolean;
}

/** The column, which has the name of the API's field. */
const arrivalField = 'arrived_at';

export const isByArrival = ({ sort }: Pick<TableState, 'sort'>) => sort.some(({ column }) => column === arrivalField);

/**
 * Adds a column with the day of the arrival, which is optional unless it decides the order, and marks the name of each
 * new row.
 */
export function withArrival<Row extends Arrived>(
  columns: readonly TableColumn<Row>[],
  { arrivals, newSince, isShown }: ArrivalOptions,
): readonly TableColumn<Row>[] {
  const since = newSince === undefined ? Number.POSITIVE_INFINITY : Date.parse(newSince);
  const isNew = ({ arrived_at }: Row) => Date.parse(arrived_at) >= since;
  const marked = columns.map((column) =>
    column.isRowHeader && newSince !== undefined
      ? {
          ...column,
          cell: (row: Row) =>
            isNew(row) ? (
              <MarkedName mark={<Badge tone="accent">{arrivals.isNew}</Badge>}>{column.cell?.(row)}</MarkedName>
            ) : (
              column.cell?.(row)
            ),
        }
      : column,
  );
  const added: TableColumn<Row> = {
    id: arrivalField,
    header: arrivals.added,
    width: 124,
    isOptional: !isShown,
    firstSort: 'descending',
    value: ({ arrived_at }) => arrived_at.slice(0, 'YYYY-MM-DD'.length),
    cell: ({ arrived_at }) => <ArrivalDay instant={arrived_at} />,
  };
  // What decides the order is beside the name, where it needs no scrolling sideways.
  const place = isShown ? marked.findIndex(({ isRowHeader }) => isRowHeader) + 1 : marked.length;
  return marked.toSpliced(place, 0, added);
}

function ArrivalDay({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  const { shortDay } = useFormats();
  return shortDay(dayOf(instant, timeZone) ?? instant);
}
