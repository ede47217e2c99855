'use client';
import { useMemo, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Select } from '../../../fields/Select/Select.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import type { Option } from '../../../internal/options/Option.ts';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableDateOperator, TableFilter } from '../model/TableState.ts';
import { tableMessages } from '../Table.messages.ts';

type DateFilter = Extract<TableFilter, { kind: 'date' }>;

export interface TableDateFilterProps {
  /** Name of the column. */
  label: string;
  /** What it holds at first. */
  start: DateFilter | undefined;
  onChange: (filter: DateFilter | undefined) => void;
}

const operators = { '<': 'before', '>': 'after', '=': 'within' } as const satisfies Record<TableDateOperator, string>;

function isOperator(text: string): text is TableDateOperator {
  return text in operators;
}

/** Before, after or in a month. It holds once the year has four figures, and goes when the year is emptied. */
export function TableDateFilter({ label, start, onChange }: TableDateFilterProps) {
  const messages = useMessages(tableMessages);
  const months = useMonths();
  const [own, setOwn] = useState({
    operator: start?.operator ?? '<',
    month: start?.month.slice(5) ?? '01',
    year: start?.month.slice(0, 4) ?? '',
  });
  const isYear = /^\d{4}$/.test(own.year);

  function change(part: Partial<typeof own>) {
    const next = { ...own, ...part };
    setOwn(next);
    if (/^\d{4}$/.test(next.year))
      onChange({ kind: 'date', operator: next.operator, month: `${next.year}-${next.month}` });
    else if (isYear) onChange(undefined);
  }

  return (
    <Group aria-label={label}>
      <Stack gap="3">
        <Text weight="semibold" aria-hidden="true">
          {label}
        </Text>
        <Select
          label={messages.operator}
          options={Object.entries(operators).map(([id, key]) => ({ id, label: messages[key] }))}
          value={own.operator}
          onChange={(id) => isOperator(id) && change({ operator: id })}
        />
        <Select label={messages.month} options={months} value={own.month} onChange={(month) => change({ month })} />
        <TextField
          label={messages.year}
          inputMode="numeric"
          maxLength={4}
          value={own.year}
          error={own.year.length === 4 && !isYear ? messages.yearError : undefined}
          onChange={(year) => change({ year: year.trim() })}
        />
      </Stack>
    </Group>
  );
}

/** The months by their names in the user's language; ids `01` to `12`. */
function useMonths(): readonly Option[] {
  const { locale } = useLocale();
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1).padStart(2, '0'),
      label: name.format(new Date(Date.UTC(2000, index))),
    }));
  }, [locale]);
}
