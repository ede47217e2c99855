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
import type { TableDateOperator, TableDatePrecision } from '../model/TableState.ts';
import { tableMessages } from '../Table.messages.ts';
import { type DateDraft, type DateFilter, draftOf, isDayError, isYearError, toDateFilter } from './dateDraft.ts';

export interface TableDateFilterProps {
  /** Name of the column. */
  label: string;
  precision: TableDatePrecision;
  /** The initial filter. */
  start: DateFilter | undefined;
  onChange: (filter: DateFilter | undefined) => void;
}

const operators = { '<': 'before', '>': 'after', '=': 'within' } as const satisfies Record<TableDateOperator, string>;

function isOperator(text: string): text is TableDateOperator {
  return text in operators;
}

/** Before, after or in a day, month or year. Applies when the date is complete, and is removed when it no longer is. */
export function TableDateFilter({ label, precision, start, onChange }: TableDateFilterProps) {
  const messages = useMessages(tableMessages);
  const months = useMonths();
  const [draft, setDraft] = useState(() => draftOf(start));

  function change(part: Partial<DateDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    const filter = toDateFilter(next, precision);
    if (filter || toDateFilter(draft, precision)) onChange(filter);
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
          value={draft.operator}
          onChange={(id) => isOperator(id) && change({ operator: id })}
        />
        {precision === 'day' && (
          <TextField
            label={messages.day}
            inputMode="numeric"
            maxLength={2}
            value={draft.day}
            error={isDayError(draft) ? messages.dayError : undefined}
            onChange={(day) => change({ day: day.trim() })}
          />
        )}
        {precision !== 'year' && (
          <Select label={messages.month} options={months} value={draft.month} onChange={(month) => change({ month })} />
        )}
        <TextField
          label={messages.year}
          inputMode="numeric"
          maxLength={4}
          value={draft.year}
          error={isYearError(draft) ? messages.yearError : undefined}
          onChange={(year) => change({ year: year.trim() })}
        />
      </Stack>
    </Group>
  );
}

/** The months by name in the user's language; ids `01` to `12`. */
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
