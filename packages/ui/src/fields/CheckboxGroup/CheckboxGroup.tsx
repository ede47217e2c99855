'use client';
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFirstInput } from '../../internal/FieldFrame/useFirstInput.ts';

export interface CheckboxGroupProps extends FieldProps {
  /** Values of the checked boxes, when the owner keeps them. */
  value?: readonly string[];
  /** Values of the boxes checked at first, when the field keeps them. */
  defaultValue?: readonly string[];
  /** The user checked or unchecked one. */
  onChange?: (value: string[]) => void;
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
}

/** Any of a few things. Of many, use MultiSelect. */
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
