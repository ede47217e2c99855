'use client';
import { SortIcon } from '../../../internal/icons/SortIcon.tsx';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { widgetCell } from '../keyboard/useGridKeys.ts';
import { sortIdOf, type TableColumnFacts } from '../model/TableColumn.ts';
import type { SortRequest, TableState } from '../model/TableState.ts';
import { ColumnResizeHandle, type ColumnTools } from './ColumnResizeHandle.tsx';
import { pinOf } from './pinOf.ts';
import { TableColumnMenu } from './TableColumnMenu.tsx';
import * as styles from './TableHead.css.ts';

export interface TableHeaderCellProps {
  /** Those that stand. */
  columns: readonly TableColumnFacts[];
  /** Which of them. */
  index: number;
  /** Cells before the first column. */
  lead: number;
  state: Pick<TableState, 'sort' | 'pinned' | 'widths'>;
  onSort: (request: SortRequest) => void;
  /** What can be done to the columns; without it, nothing. */
  tools: ColumnTools | undefined;
  /** Without its button. */
  isPlain: boolean;
}

/** A column's name, which sorts by it, and beside it what else can be done to it. */
export function TableHeaderCell({ columns, index, lead, state, onSort, tools, isPlain }: TableHeaderCellProps) {
  const column = columns[index];
  if (!column) return null;
  const { id, header, align = 'start', firstSort } = column;
  const sortId = sortIdOf(column);
  const place = state.sort.findIndex((one) => one.column === sortId);
  const direction = state.sort[place]?.direction;
  const isSorting = sortId !== undefined && !isPlain;
  const name = isSorting ? (
    <button
      type="button"
      onClick={({ shiftKey, detail }) => {
        // The click that ends a drag is none; one that no pointer made, as Enter's, always is.
        if (detail > 0 && tools?.drag.wasDragged.current) return;
        onSort({ column: sortId, first: firstSort, isAdded: shiftKey });
      }}
      data-part="name"
      className={styles.sortButton({ align })}
    >
      <span className={styles.name}>{header}</span>
      <span data-direction={direction} className={styles.mark}>
        <SortIcon />
      </span>
      {state.sort.length > 1 && place >= 0 && (
        <span aria-hidden="true" className={styles.order}>
          {place + 1}
        </span>
      )}
    </button>
  ) : (
    <span data-part="name" className={`${styles.name} ${tools ? styles.plainName({ align }) : ''}`}>
      {header}
    </span>
  );
  return (
    <th
      {...gridRoles.columnHeader}
      {...pinOf(columns, index, state.pinned)}
      aria-colindex={lead + index + 1}
      aria-sort={sortId === undefined ? undefined : (direction ?? 'none')}
      data-column={id}
      data-tools={tools && ''}
      // Its name alone: its menu and its edge have names of their own.
      aria-label={tools && header}
      {...((isSorting || tools) && widgetCell)}
      onPointerDown={tools && ((event) => tools.drag.onPointerDown(event, id))}
      className={styles.header({ align })}
    >
      {tools ? (
        <>
          <div className={styles.line({ align })}>
            {name}
            <TableColumnMenu column={column} />
          </div>
          <ColumnResizeHandle column={column} tools={tools} />
        </>
      ) : (
        name
      )}
    </th>
  );
}
