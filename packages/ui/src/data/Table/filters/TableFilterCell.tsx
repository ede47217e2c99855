'use client';
import { memo, Suspense } from 'react';
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

// Select lists are as large as the table itself, so they load when the first filter opens.
const TableFilterForm = lazyComponent(async () => (await import('./TableFilterForm.tsx')).TableFilterForm);

function PlainFilterCell({ column, applied, draft }: TableFilterCellProps) {
  const words = useTableMessages();
  const label = words.messages.filterBy({ column: column.header });
  const set = words.filter(applied, column);
  if (column.filter?.kind === 'text') {
    const placeholder = set ?? words.messages.any;
    // What a link set is in codes. What the user typed stays as it is.
    const isOfLink = applied?.kind === 'text' && applied.exact !== undefined;
    const shown = isOfLink ? { ...applied, text: set ?? '' } : applied;
    return <TableTextFilter id={column.id} applied={shown} {...{ label, draft, placeholder }} />;
  }
  const value = set ?? words.messages.any;
  return (
    <TablePopoverButton
      look="field"
      label={label}
      aria-label={words.messages.filterIs({ label, value })}
      content={() => (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TableFilterForm columns={[column]} />
        </Suspense>
      )}
    >
      <span className={set === undefined ? styles.unset : styles.set}>{value}</span>
      <ChevronDownIcon />
    </TablePopoverButton>
  );
}

/** A column's filter: an input for a text, a popover for anything else. Renders when its column or filter changes. */
export const TableFilterCell = memo(PlainFilterCell);
