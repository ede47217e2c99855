'use client';
import { Suspense, useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableFilter, TableState } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import { tableMessages } from '../Table.messages.ts';
import { textFilter } from './TableTextFilter.tsx';

// Selects and number fields are large, and a table has few kinds of filters.
const TableChoiceFilter = lazyComponent(async () => (await import('./TableChoiceFilter.tsx')).TableChoiceFilter);
const TableDateFilter = lazyComponent(async () => (await import('./TableDateFilter.tsx')).TableDateFilter);
const TableEmptyFilter = lazyComponent(async () => (await import('./TableEmptyFilter.tsx')).TableEmptyFilter);
const TableNumberFilter = lazyComponent(async () => (await import('./TableNumberFilter.tsx')).TableNumberFilter);

export interface TableFilterFormProps {
  /** The columns whose filters it sets. */
  columns: readonly TableColumnFacts[];
}

/** Sets filters in a popover. They apply while it is open. */
export function TableFilterForm({ columns }: TableFilterFormProps) {
  const messages = useMessages(tableMessages);
  const {
    state: { filters },
    draft,
  } = useTableStore();
  const [start, setStart] = useState<{ filters: TableState['filters']; round: number }>({ filters, round: 0 });
  function clear() {
    for (const { id } of columns) draft.change(id, undefined);
    setStart(({ round }) => ({ filters: {}, round: round + 1 }));
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Stack gap="4" key={start.round}>
        {columns.map((column) => (
          <FilterField
            key={column.id}
            column={column}
            start={start.round === 0 ? draft.latest(column.id, start.filters[column.id]) : undefined}
            onChange={(filter) => draft.change(column.id, filter)}
          />
        ))}
        <Button size="small" onPress={clear}>
          {messages.clearFilters}
        </Button>
      </Stack>
    </Suspense>
  );
}

interface FilterFieldProps {
  column: TableColumnFacts;
  /** The initial filter. */
  start: TableFilter | undefined;
  onChange: (filter: TableFilter | undefined) => void;
}

function FilterField(props: FilterFieldProps) {
  const { column, start, onChange } = props;
  if (!column.filter?.hasEmpty) return <ValueField {...props} />;
  return (
    <TableEmptyFilter label={column.header} {...{ start, onChange }}>
      <ValueField {...props} />
    </TableEmptyFilter>
  );
}

function ValueField({ column: { header, filter }, start, onChange }: FilterFieldProps) {
  switch (filter?.kind) {
    case 'text':
      return (
        <TextField
          label={header}
          type="search"
          autoComplete="off"
          defaultValue={start?.kind === 'text' ? start.text : ''}
          onChange={(value) => onChange(textFilter(value))}
        />
      );
    case 'choice':
      return (
        <TableChoiceFilter
          label={header}
          filter={filter}
          start={start?.kind === 'choice' ? start.ids : []}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <TableDateFilter
          label={header}
          precision={filter.precision ?? 'month'}
          start={start?.kind === 'date' ? start : undefined}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TableNumberFilter label={header} start={start?.kind === 'number' ? start : undefined} onChange={onChange} />
      );
    case undefined:
      return null;
  }
}
