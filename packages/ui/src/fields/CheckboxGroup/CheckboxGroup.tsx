'use client';
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFirstInput } from '../../internal/FieldFrame/useFirstInput.ts';

export interface CheckboxGroupProps extends FieldProps {
  /** Values of the checked boxes (controlled). */
  value?: readonly string[];
  /** Values of the boxes that are checked at first (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called when the user checks or unchecks a box. */
  onChange?: (value: string[]) => void;
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
}

/** Selects any number of a few options. For many options, use MultiSelect. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  value,
  defaultValue,
  children,
  ...props
}: CheckboxGroupProps) {
  const { error, controlRef, field } = useFieldState(props);
  const content = useFirstInput(controlRef);
  return (
    <AriaCheckboxGroup {...field} value={value && [...value]} defaultValue={defaultValue && [...defaultValue]}>
      <FieldFrame {...{ label, isLabelHidden, description, error }} isRequired={field.isRequired}>
        <div ref={content}>{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
