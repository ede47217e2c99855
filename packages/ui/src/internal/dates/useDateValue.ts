'use client';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { dateFieldMessages } from '../../fields/DateField/DateField.messages.ts';
import type { DateFieldProps } from '../../fields/DateField/DateFieldProps.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { useFieldState } from '../FieldFrame/useFieldState.ts';
import { parseDay } from './parseDay.ts';

type DayProps = Omit<DateFieldProps, 'label' | 'isLabelHidden' | 'description'>;

/**
 * A day that a field holds: ISO texts for its owner, dates for React Aria's fields, which get `field`. A day that may
 * not be chosen but was typed is told once the user has left the field: half-typed years are no mistakes.
 */
export function useDateValue<Props extends DayProps>(props: Props) {
  const { minValue, maxValue, isDateUnavailable } = props;
  const messages = useMessages(dateFieldMessages);
  const [isTyping, setTyping] = useState(false);
  const [value, setValue] = useControlledState<string | null>(props.value, props.defaultValue ?? null, props.onChange);

  function problem(): string | undefined {
    if (isTyping || !value) return undefined;
    // ISO days sort as texts do.
    if (minValue !== undefined && value < minValue) return messages.tooEarly({ day: minValue });
    if (maxValue !== undefined && value > maxValue) return messages.tooLate({ day: maxValue });
    return isDateUnavailable?.(value) ? messages.unavailable : undefined;
  }

  function change(next: string | null) {
    setTyping(next !== null);
    setValue(next);
  }

  const { error, controlRef, field } = useFieldState({ ...props, problem: problem(), onChange: change });
  const { onChange, defaultValue: _, ...shared } = field;
  return {
    error,
    controlRef,
    /** Whether there is something to clear. */
    isFilled: value !== null && value !== '',
    clear: () => onChange(null),
    field: {
      ...shared,
      granularity: 'day',
      value: useDate(value),
      minValue: useDate(minValue),
      maxValue: useDate(maxValue),
      isDateUnavailable: isDateUnavailable && ((date: DateValue) => isDateUnavailable(date.toString())),
      onChange: (date: CalendarDate | null) => onChange(date?.toString() ?? null),
      onBlur: () => setTyping(false),
    } as const,
  };
}

/** The same date as long as the text is the same: React Aria takes another one for news, and drops what is half typed. */
function useDate(text: string | null | undefined) {
  return useMemo(() => parseDay(text), [text]);
}
