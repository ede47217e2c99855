'use client';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { NativeButton } from '../../../internal/BaseButton/NativeButton.tsx';
import { ColumnsIcon } from '../../../internal/icons/ColumnsIcon.tsx';
import { WidenIcon } from '../../../internal/icons/WidenIcon.tsx';
import { useFocusAfterRemoval } from '../../../system/focus/useFocusAfterRemoval.ts';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { useShortcuts } from '../../../system/shortcuts/useShortcuts.ts';
import type { Density } from '../../../system/theme/ThemeProvider.tsx';
import { TableFilterChips } from '../filters/TableFilterChips.tsx';
import { selectedCount } from '../model/TableSelection.ts';
import { withDensity } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { TablePopoverButton } from './TablePopoverButton.tsx';
import * as styles from './TableToolbar.css.ts';
import { tableToolsMessages } from './TableTools.messages.ts';

export interface TableToolbarProps {
  /** Shows the filters that are set, each with a button that removes it. */
  hasFilterBar: boolean;
  /** The current row height, where users can choose it. */
  density: Density | undefined;
  /** Whether the page has the full width. */
  isWide?: boolean | undefined;
  /** Called when the user chooses the width of the page. */
  onWiden?: ((isWide: boolean) => void) | undefined;
  /** Further actions at the end. */
  tools: ReactNode;
}

// Loads when its popover opens.
const TableColumnChooser = lazyComponent(
  async () => (await import('../columns/TableColumnChooser.tsx')).TableColumnChooser,
);

/** As many filters rarely fit beside the tools. */
const manyFilters = 3;

/**
 * Above the rows: their count, the filters that are set, the selection, and actions on the whole table. While rows are
 * selected, their actions take the place of row height and width, so that the rows don't move. F moves focus to the
 * filters below the header, where the app has shortcuts.
 */
export function TableToolbar({ hasFilterBar, density, isWide = false, onWiden, tools }: TableToolbarProps) {
  const messages = useMessages(tableToolsMessages);
  const { columns, visibleColumns, state, hasColumnTools, isPhone, grid, change } = useTableStore();
  // A button that ends the selection is gone with it.
  const bar = useFocusAfterRemoval(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  const hasFilters = !isPhone && visibleColumns.some(({ filter }) => filter);
  useShortcuts(
    hasFilters
      ? [{ keys: 'f', label: messages.toFilters, group: messages.table, onPress: () => focusFilters(grid.current) }]
      : [],
  );
  const count = visibleColumns.length;
  // Optional columns are no choice of the user.
  const isWhole = state.hidden === undefined || count === columns.length;
  return (
    <div ref={bar} data-selected={state.selection ? '' : undefined} className={styles.bar}>
      <div
        data-many={hasFilterBar && Object.keys(state.filters).length >= manyFilters ? '' : undefined}
        className={styles.facts}
      >
        <Count />
        {hasFilterBar && <TableFilterChips />}
      </div>
      <div className={styles.tools}>
        {tools}
        {hasColumnTools && (
          <TablePopoverButton
            look="tool"
            label={messages.columns}
            aria-label={isWhole ? messages.columns : messages.columnsOf({ count, of: columns.length })}
            content={() => (
              <Suspense fallback={<Skeleton shape="block" />}>
                <TableColumnChooser />
              </Suspense>
            )}
          >
            <ColumnsIcon />
            {isWhole ? messages.columns : messages.columnsOf({ count, of: columns.length })}
          </TablePopoverButton>
        )}
        {density && !state.selection && (
          <DensitySwitch density={density} onChange={(next) => change((now) => withDensity(now, next))} />
        )}
        {onWiden && !state.selection && (
          <NativeButton aria-pressed={isWide} onPress={() => onWiden(!isWide)} className={styles.widen}>
            <WidenIcon />
            {messages.fullWidth}
          </NativeButton>
        )}
      </div>
    </div>
  );
}

/** Moves focus to the first field of the row below the header. */
function focusFilters(grid: HTMLElement | null) {
  grid?.querySelector<HTMLElement>('thead > tr:nth-child(2) :is(input, button)')?.focus();
}

/** The number of rows, or of selected rows. */
function Count() {
  const messages = useMessages(tableToolsMessages);
  const { messages: tableMessages } = useTableMessages();
  const { rows, page, state, change, total, selection } = useTableStore();
  // The last known number may be that of other filters.
  const isFailed = rows.state === 'failed' && page === undefined;
  const isUncounted = isFailed || (page !== undefined && page.total === undefined);
  if (total === undefined && !isUncounted) return <Skeleton width="quarter" />;
  const count = selection ? selectedCount(state.selection, total ?? 0) : 0;
  if (count === 0) {
    return isFailed || total === undefined ? null : <span>{tableMessages.results({ count: total })}</span>;
  }
  return (
    <>
      <strong className={styles.selected}>
        {total === undefined ? tableMessages.selected({ count }) : messages.selectedOf({ count, total })}
      </strong>
      {total !== undefined && count < total && (
        <Button size="small" onPress={() => change((now) => ({ ...now, selection: { kind: 'matching', except: [] } }))}>
          {messages.selectMatching({ total })}
        </Button>
      )}
      <Button size="small" tone="quiet" onPress={() => change(({ selection: _, ...unselected }) => unselected)}>
        {messages.clearSelection}
      </Button>
    </>
  );
}

const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

function DensitySwitch({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  const messages = useMessages(tableToolsMessages);
  return (
    <fieldset aria-label={messages.rowHeight} className={styles.choices}>
      {densities.map((one) => (
        <NativeButton key={one} aria-pressed={density === one} onPress={() => onChange(one)} className={styles.option}>
          {messages[one]}
        </NativeButton>
      ))}
    </fieldset>
  );
}
