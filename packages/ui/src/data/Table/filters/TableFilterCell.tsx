'use client';
import { Suspense } from 'react';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { ChevronDownIcon } from '../../../internal/icons/ChevronDownIcon.tsx';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import * as styles from '../columns/TableHead.css.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableFilter } from '../model/TableState.ts';
import { TablePopoverButton } from '../toolbar/TablePopoverButton.tsx';
import { useTableMessages } from '../useTableMessages.ts';
import type { FilterDraft } from './filterDraft.ts';
import { TableTextFilter } from './TableTextFilter.tsx';

export interface TableFilterCellProps {
  column: TableColumnFacts;
  applied: TableFilter | undefined;
  draft: FilterDraft;
}

// Lists to choose from weigh as much as the table itself: they load with the first filter that is opened.
const TableFilterForm = lazyComponent(async () => (await import('./TableFilterForm.tsx')).TableFilterForm);

/** A column's filter: a text is typed in its place, anything else is set in the popover. */
export function TableFilterCell({ column, applied, draft }: TableFilterCellProps) {
  const words = useTableMessages();
  const label = words.messages.filterBy({ column: column.header });
  const set = words.filter(applied, column);
  if (column.filter?.kind === 'text') {
    const placeholder = set ?? words.messages.any;
    return <TableTextFilter id={column.id} {...{ label, applied, draft, placeholder }} />;
  }
  const value = set ?? words.messages.any;
  return (
    <TablePopoverButton
      look="field"
      label={label}
      aria-label={words.messages.filterIs({ label, value })}
      content={() => (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TableFilterForm columns={[column]} filters={applied && { [column.id]: applied }} draft={draft} />
        </Suspense>
      )}
    >
      <span className={set === undefined ? styles.unset : styles.set}>{value}</span>
      <ChevronDownIcon />
    </TablePopoverButton>
  );
}
