'use client';
import { Suspense } from 'react';
import { NativeButton } from '../../../internal/BaseButton/NativeButton.tsx';
import { SortIcon } from '../../../internal/icons/SortIcon.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { widgetCell } from '../keyboard/useGridKeys.ts';
import { sortIdOf } from '../model/TableColumn.ts';
import { withNextSort } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import { pinOf } from './pinOf.ts';
import { TableColumnMenu } from './TableColumnMenu.tsx';
import * as styles from './TableHead.css.ts';
import type { ColumnDrag } from './useColumnDrag.ts';

export interface TableHeaderCellProps {
  /** Position of the column among the visible ones. */
  index: number;
  drag: ColumnDrag;
}

// Only tables with column tools have it, and users see it only while they point at a header. Without it, the menu sets
// the width.
const ColumnResizeHandle = lazyComponent(async () => (await import('./ColumnResizeHandle.tsx')).ColumnResizeHandle, {
  failure: 'nothing',
});

/** A column's name, which sorts by it, its menu and its resize handle. */
export function TableHeaderCell({ index, drag }: TableHeaderCellProps) {
  const { visibleColumns, state, change, sortMode, leadCells, hasColumnTools, isPhone } = useTableStore();
  const column = visibleColumns[index];
  if (!column) return null;
  const { id, header, align = 'start', firstSort, isHeaderHidden = false } = column;
  const hasTools = hasColumnTools && !isPhone && !isHeaderHidden;
  const sortId = sortIdOf(column);
  const place = state.sort.findIndex((one) => one.column === sortId);
  const direction = state.sort[place]?.direction;
  const isSorting = sortId !== undefined && !isPhone;
  const name = isSorting ? (
    <NativeButton
      onPress={({ shiftKey }) => {
        // A press that ends a drag doesn't sort.
        if (drag.wasDragged.current) return;
        const isAdded = shiftKey && sortMode === 'multiple';
        change((now) => withNextSort(now, { column: sortId, first: firstSort, isAdded }));
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
    </NativeButton>
  ) : (
    <span data-part="name" className={`${styles.name} ${hasTools ? styles.plainName({ align }) : ''}`}>
      {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
    </span>
  );
  return (
    <th
      {...gridRoles.columnHeader}
      {...pinOf(visibleColumns, index, state.pinned)}
      aria-colindex={leadCells + index + 1}
      aria-sort={sortId === undefined ? undefined : (direction ?? 'none')}
      data-column={id}
      data-tools={hasTools ? '' : undefined}
      // The menu and the resize handle have names of their own.
      aria-label={hasTools ? header : undefined}
      {...((isSorting || hasTools) && widgetCell)}
      // The button in it stops the event.
      onPointerDownCapture={hasTools ? (event) => drag.onPointerDown(event, id) : undefined}
      className={styles.header({ align })}
    >
      {hasTools ? (
        <>
          <div className={styles.line({ align })}>
            {name}
            <TableColumnMenu column={column} />
          </div>
          <Suspense fallback={null}>
            <ColumnResizeHandle column={column} />
          </Suspense>
        </>
      ) : (
        name
      )}
    </th>
  );
}
