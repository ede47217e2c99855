'use client';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { Density } from '../../../system/theme/ThemeProvider.tsx';
import { TableFilterChips } from '../filters/TableFilterChips.tsx';
import { useTableWork } from '../model/TableContext.ts';
import { selectedCount } from '../model/TableSelection.ts';
import { withDensity } from '../model/TableState.ts';
import { shownColumns } from '../model/tableLayout.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { TablePopoverButton } from './TablePopoverButton.tsx';
import * as styles from './TableToolbar.css.ts';
import { tableToolsMessages } from './TableTools.messages.ts';

export interface TableBarProps {
  /** Set filters stand in it and can be taken away. */
  hasFilterBar: boolean;
  /** Columns can be chosen. */
  hasColumnTools: boolean;
  /** The height of rows in force, where it can be chosen. */
  density: Density | undefined;
  canSelect: boolean;
  /** What else stands at its end. */
  tools: ReactNode;
}

// It loads with the popover.
const TableColumnChooser = lazyComponent(
  async () => (await import('../columns/TableColumnChooser.tsx')).TableColumnChooser,
);

/** Above the rows: how many there are, what is set, what is marked, and what can be done to all of it. */
export function TableToolbar({ hasFilterBar, hasColumnTools, density, canSelect, tools }: TableBarProps) {
  const messages = useMessages(tableToolsMessages);
  const { columns, state, change } = useTableWork();
  const count = shownColumns(columns, state).length;
  const isWhole = count === columns.length;
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>
        <Count canSelect={canSelect} />
        {hasFilterBar && <TableFilterChips />}
      </div>
      <div className={styles.tools}>
        {tools}
        {hasColumnTools && (
          <TablePopoverButton
            look="button"
            label={messages.columns}
            aria-label={isWhole ? messages.columns : messages.columnsOf({ count, of: columns.length })}
            content={() => (
              <Suspense fallback={<Skeleton shape="block" />}>
                <TableColumnChooser />
              </Suspense>
            )}
          >
            {isWhole ? messages.columns : messages.columnsOf({ count, of: columns.length })}
          </TablePopoverButton>
        )}
        {density && <DensitySwitch density={density} onChange={(next) => change((now) => withDensity(now, next))} />}
      </div>
    </div>
  );
}

/** How many rows there are, or are marked. */
function Count({ canSelect }: { canSelect: boolean }) {
  const messages = useMessages(tableToolsMessages);
  const words = useTableMessages();
  const { state, change, total } = useTableWork();
  if (total === undefined) return <Skeleton width="quarter" />;
  const count = canSelect ? selectedCount(state.selection, total) : 0;
  if (count === 0) return <span>{words.messages.results({ count: total })}</span>;
  return (
    <>
      <strong className={styles.selected}>{messages.selectedOf({ count, total })}</strong>
      {count < total && (
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
        <button
          key={one}
          type="button"
          aria-pressed={density === one}
          onClick={() => onChange(one)}
          className={styles.option}
        >
          {messages[one]}
        </button>
      ))}
    </fieldset>
  );
}
