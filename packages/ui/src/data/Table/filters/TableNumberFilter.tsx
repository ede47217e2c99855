'use client';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { NumberField } from '../../../fields/NumberField/NumberField.tsx';
import { Select } from '../../../fields/Select/Select.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableFilter, TableNumberOperator } from '../model/TableState.ts';
import { tableMessages } from '../Table.messages.ts';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';

type NumberFilter = Extract<TableFilter, { kind: 'number' }>;

export interface TableNumberFilterProps {
  /** Name of the column. */
  label: string;
  /** What it holds at first. */
  start: NumberFilter | undefined;
  onChange: (filter: NumberFilter | undefined) => void;
}

const operators = {
  '<': 'lessThan',
  '>': 'moreThan',
  '=': 'exactly',
  between: 'between',
} as const satisfies Record<TableNumberOperator, string>;

function isOperator(text: string): text is TableNumberOperator {
  return text in operators;
}

/** Less or more than an amount, exactly it, or between two. It holds once its amounts are there. */
export function TableNumberFilter({ label, start, onChange }: TableNumberFilterProps) {
  const { operator: when } = useMessages(tableMessages);
  const messages = useMessages(tableToolsMessages);
  const [own, setOwn] = useState({
    operator: start?.operator ?? '>',
    value: start?.value ?? Number.NaN,
    to: start?.to ?? Number.NaN,
  });
  const isRange = own.operator === 'between';

  function change(part: Partial<typeof own>) {
    const next = { ...own, ...part };
    setOwn(next);
    onChange(filterOf(next));
  }

  return (
    <Group aria-label={label}>
      <Stack gap="3">
        <Text weight="semibold" aria-hidden="true">
          {label}
        </Text>
        <Select
          label={when}
          options={Object.entries(operators).map(([id, key]) => ({ id, label: messages[key] }))}
          value={own.operator}
          onChange={(id) => isOperator(id) && change({ operator: id })}
        />
        <NumberField
          label={isRange ? messages.from : messages.amount}
          value={own.value}
          onChange={(value) => change({ value })}
        />
        {isRange && <NumberField label={messages.to} value={own.to} onChange={(to) => change({ to })} />}
      </Stack>
    </Group>
  );
}

function filterOf({ operator, value, to }: Required<Omit<NumberFilter, 'kind'>>): NumberFilter | undefined {
  if (Number.isNaN(value)) return undefined;
  if (operator !== 'between') return { kind: 'number', operator, value };
  return Number.isNaN(to) ? undefined : { kind: 'number', operator, value, to };
}
