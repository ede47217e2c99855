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
 * The value of a date field: ISO texts in its props, dates for React Aria's fields, which take `field`. An invalid day
 * shows its error after the user leaves the field, since a year is incomplete while the user types.
 */
export function useDateValue<Props extends DayProps>(props: Props) {
  const { minValue, maxValue, isDateUnavailable } = props;
  const messages = useMessages(dateFieldMessages);
  const [isTyping, setTyping] = useState(false);
  const [value, setValue] = useControlledState<string | null>(props.value, props.defaultValue ?? null, props.onChange);

  function problem(): string | undefined {
    if (isTyping || !value) return undefined;
    // ISO days sort like texts.
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

/** Keeps the identity of the date while its text is the same. A new date makes React Aria drop incomplete input. */
function useDate(text: string | null | undefined) {
  return useMemo(() => parseDay(text), [text]);
}
