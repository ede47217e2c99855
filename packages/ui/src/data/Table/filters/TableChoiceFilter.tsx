'use client';
import { MultiSelect } from '../../../fields/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../fields/Select/Select.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableFilter } from '../model/TableState.ts';
import { tableMessages } from '../Table.messages.ts';

export interface TableChoiceFilterProps {
  /** Name of the column. */
  label: string;
  filter: Extract<TableColumnFacts['filter'], { kind: 'choice' }>;
  /** Ids of the initial choices. */
  start: readonly string[];
  onChange: (filter: TableFilter | undefined) => void;
}

const any = '';

/** One or several of the column's choices. */
export function TableChoiceFilter({ label, filter, start, onChange }: TableChoiceFilterProps) {
  const messages = useMessages(tableMessages);
  if (filter.isSingle) {
    return (
      <Select
        label={label}
        options={[{ id: any, label: messages.any }, ...filter.options]}
        defaultValue={start[0] ?? any}
        onChange={(id) => onChange(id === any ? undefined : { kind: 'choice', ids: [id] })}
      />
    );
  }
  return (
    <MultiSelect
      label={label}
      options={filter.options}
      defaultValue={start}
      onChange={(ids) => onChange(ids.length === 0 ? undefined : { kind: 'choice', ids })}
    />
  );
}
