'use client';
import { type ReactNode, useState } from 'react';
import { Select } from '../../../fields/Select/Select.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableFilter } from '../model/TableState.ts';
import { tableMessages } from '../Table.messages.ts';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';

export interface TableEmptyFilterProps {
  /** Name of the column. */
  label: string;
  /** What it holds at first. */
  start: TableFilter | undefined;
  onChange: (filter: TableFilter | undefined) => void;
  /** Asks for a value. */
  children: ReactNode;
}

type Condition = 'value' | 'empty' | 'notEmpty';

function isCondition(text: string): text is Condition {
  return ['value', 'empty', 'notEmpty'].includes(text);
}

const filters = {
  value: undefined,
  empty: { kind: 'empty' },
  notEmpty: { kind: 'empty', isNot: true },
} as const satisfies Record<Condition, TableFilter | undefined>;

/** Lets the user filter for unknown or known values before asking for a value. */
export function TableEmptyFilter({ label, start, onChange, children }: TableEmptyFilterProps) {
  const words = useMessages(tableMessages);
  const messages = useMessages(tableToolsMessages);
  const [condition, setCondition] = useState<Condition>(() => {
    if (start?.kind !== 'empty') return 'value';
    return start.isNot ? 'notEmpty' : 'empty';
  });
  return (
    <Stack gap="3">
      <Select
        label={messages.condition({ column: label })}
        options={[
          { id: 'value', label: messages.byValue },
          { id: 'empty', label: words.isEmpty },
          { id: 'notEmpty', label: words.isNotEmpty },
        ]}
        value={condition}
        onChange={(id) => {
          if (!isCondition(id)) return;
          setCondition(id);
          onChange(filters[id]);
        }}
      />
      {condition === 'value' && children}
    </Stack>
  );
}
