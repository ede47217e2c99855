'use client';
import type { Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as choices from '../../internal/choice/choice.css.ts';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import { RequiredMark } from '../../internal/FieldFrame/RequiredMark.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { MinusIcon } from '../../internal/icons/MinusIcon.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface CheckboxProps extends SharedProps<HTMLDivElement> {
  /** What is true when it is checked; always visible. */
  label: string;
  /** What follows from it. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. Not inside a group. */
  error?: string;
  /** Whether it is checked, when the owner keeps it. */
  isSelected?: boolean;
  /** Whether it is checked at first, when the field keeps it. */
  defaultSelected?: boolean;
  /** Some, not all, of what it stands for is chosen. */
  isIndeterminate?: boolean;
  /** The user checked or unchecked it. */
  onChange?: (isSelected: boolean) => void;
  /** Must be checked; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read, not changed. */
  isReadOnly?: boolean;
  /** What it is called inside its CheckboxGroup, or sends in its form. */
  value?: string;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Yes or no, which takes effect when its form is sent. What takes effect at once is a Switch. */
export function Checkbox({ label, description, ...props }: CheckboxProps) {
  const { error, field } = useFieldState(props);
  return (
    <CheckboxField {...field} className={choices.choice}>
      <CheckboxButton className={choices.choiceLabel}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={choices.mark}>
              {isIndeterminate && <MinusIcon />}
              {isSelected && !isIndeterminate && <CheckIcon />}
            </span>
            <span className={choices.choiceWords}>
              <span data-fs-label="">{label}</span> {field.isRequired && <RequiredMark />}
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
