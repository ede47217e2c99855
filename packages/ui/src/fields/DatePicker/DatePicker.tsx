'use client';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { DateInput } from '../../internal/dates/DateInput.tsx';
import * as dates from '../../internal/dates/DateSegments.css.ts';
import * as calendar from '../../internal/dates/DayCalendar.css.ts';
import { DayCalendar } from '../../internal/dates/DayCalendar.tsx';
import { useDateValue } from '../../internal/dates/useDateValue.ts';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { CalendarIcon } from '../../internal/icons/CalendarIcon.tsx';
import { popover } from '../../overlays/Popover/Popover.css.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import { datePickerMessages } from './DatePicker.messages.ts';

export interface DatePickerProps extends FieldProps<HTMLElement> {
  /** The day as `YYYY-MM-DD`, when the owner keeps it; null for none. */
  value?: string | null;
  /** The day at first, as `YYYY-MM-DD`, when the field keeps it. */
  defaultValue?: string;
  /** The user chose another day, changed it, at each key as a text would, or, with null, cleared it. */
  onChange?: (value: string | null) => void;
  /** First day that may be chosen, as `YYYY-MM-DD`. A typed day before it is told as an error. */
  minValue?: string;
  /** Last day that may be chosen, as `YYYY-MM-DD`. A typed day after it is told as an error. */
  maxValue?: string;
  /** Whether a day between them, as `YYYY-MM-DD`, may not be chosen: it is struck through in the calendar. */
  isDateUnavailable?: (day: string) => boolean;
}

/** A day, typed or looked up in a calendar. For one that users know by heart, DateField is enough. */
export function DatePicker({ label, isLabelHidden, description, ...props }: DatePickerProps) {
  const messages = useTexts(datePickerMessages);
  const { error, controlRef, isFilled, clear, field } = useDateValue(props);
  const { isDisabled, isReadOnly, isRequired } = field;
  return (
    <AriaDatePicker {...field}>
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Group
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          className={`${controls.control} ${controls.group} ${dates.frame}`}
        >
          <DateInput inputRef={controlRef} canClear={isFilled && !(isDisabled || isReadOnly)} onClear={clear} />
          {!isReadOnly && (
            <FieldButton label={messages.open}>
              <CalendarIcon />
            </FieldButton>
          )}
        </Group>
        {/* Its keys would open it all the same. */}
        <Popover offset={4} isOpen={isReadOnly ? false : undefined} className={popover}>
          <Dialog className={calendar.dialog}>
            <DayCalendar />
          </Dialog>
        </Popover>
      </FieldFrame>
    </AriaDatePicker>
  );
}
