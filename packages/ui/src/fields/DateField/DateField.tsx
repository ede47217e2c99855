'use client';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { DateInput } from '../../internal/dates/DateInput.tsx';
import * as dates from '../../internal/dates/DateSegments.css.ts';
import { useDateValue } from '../../internal/dates/useDateValue.ts';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { DateFieldProps } from './DateFieldProps.ts';

export type { DateFieldProps } from './DateFieldProps.ts';

/** A day that the user knows, such as a birthday, in the order of the user's locale. For a calendar, use DatePicker. */
export function DateField({ label, isLabelHidden, description, ...props }: DateFieldProps) {
  const { error, controlRef, isFilled, clear, field } = useDateValue(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  return (
    <AriaDateField {...field}>
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        {/* React Aria's group contains only the date. */}
        <Group
          slot={null}
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          className={`${controls.control} ${controls.group} ${dates.frame}`}
        >
          <DateInput inputRef={controlRef} canClear={isFilled && !(isDisabled || isReadOnly)} onClear={clear} />
        </Group>
      </FieldFrame>
    </AriaDateField>
  );
}
