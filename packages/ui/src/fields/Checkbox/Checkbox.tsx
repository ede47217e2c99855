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
  /** Whether it is checked, when the owner keeps it. */
  isSelected?: boolean;
  /** Whether it is checked at first, when the field keeps it. */
  defaultSelected?: boolean;
  /** Some, not all, of what it stands for is chosen. */
  isIndeterminate?: boolean;
  /** The user checked or unchecked it. */
  onChange?: (isSelected: boolean) => void;
  /** What it is called inside its CheckboxGroup, or sends in its form. */
  value?: string;
}

/** Yes or no, which takes effect when its form is sent. What takes effect at once is a Switch. */
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
