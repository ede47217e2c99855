'use client';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as choices from '../../internal/choice/choice.css.ts';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { RequiredMark } from '../../internal/FieldFrame/RequiredMark.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { MinusIcon } from '../../internal/icons/MinusIcon.tsx';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';

export interface CheckboxProps extends FieldProps {
  /** Whether the box is checked (controlled). */
  isSelected?: boolean;
  /** Whether the box is checked at first (uncontrolled). */
  defaultSelected?: boolean;
  /** Some, but not all, of what the box represents is selected. */
  isIndeterminate?: boolean;
  /** Called when the user checks or unchecks the box. */
  onChange?: (isSelected: boolean) => void;
  /** Identifies the box in its CheckboxGroup. In a form, the value that the form sends. */
  value?: string;
}

/** A choice between yes and no that takes effect when its form is sent. For an immediate effect, use Switch. */
export function Checkbox({ label, isLabelHidden, description, ...props }: CheckboxProps) {
  const { error, controlRef, field } = useFieldState(props, choices.choice);
  return (
    <CheckboxField {...field} inputRef={controlRef}>
      <CheckboxButton className={choices.choiceLabel}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={choices.mark}>
              {isIndeterminate && <MinusIcon />}
              {isSelected && !isIndeterminate && <CheckIcon />}
            </span>
            <span className={choices.choiceWords}>
              <span data-fs-label="" className={isLabelHidden ? hidden : undefined}>
                {label}
              </span>{' '}
              {field.isRequired && <RequiredMark />}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={choices.choiceNotes}>
        <FieldHelp description={description} error={error} />
      </div>
    </CheckboxField>
  );
}
