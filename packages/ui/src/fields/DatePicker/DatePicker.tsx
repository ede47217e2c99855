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
  /** The day as `YYYY-MM-DD` (controlled). Null for none. */
  value?: string | null;
  /** The day at first, as `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string;
  /** Called when the user selects a day, at each key that changes it, or with null when the user clears it. */
  onChange?: (value: string | null) => void;
  /** The first valid day, as `YYYY-MM-DD`. An earlier one shows an error. */
  minValue?: string;
  /** The last valid day, as `YYYY-MM-DD`. A later one shows an error. */
  maxValue?: string;
  /** Whether a day between them, as `YYYY-MM-DD`, is unavailable. The calendar strikes it through. */
  isDateUnavailable?: (day: string) => boolean;
}

/** A day, entered with the keyboard or selected in a calendar. For a day that users know, DateField is enough. */
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
        {/* Even without its button, React Aria's keys would open the calendar. */}
        <Popover offset={4} isOpen={isReadOnly ? false : undefined} className={popover}>
          <Dialog className={calendar.dialog}>
            <DayCalendar />
          </Dialog>
        </Popover>
      </FieldFrame>
    </AriaDatePicker>
  );
}
