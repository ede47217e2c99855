'use client';
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as styles from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface CheckboxGroupProps extends SharedProps<HTMLDivElement> {
  /** Names the group; always visible. */
  label: string;
  /** What helps to choose. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** Values of the checked boxes, when the owner keeps them. */
  value?: readonly string[];
  /** Values of the boxes checked at first, when the field keeps them. */
  defaultValue?: readonly string[];
  /** The user checked or unchecked one. */
  onChange?: (value: string[]) => void;
  /** At least one must be checked; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** None can be used now; not sent with their form. */
  isDisabled?: boolean;
  /** Can be read, not changed. */
  isReadOnly?: boolean;
  /** Its name in the form's data, for each checked value. */
  name?: string;
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
}

/** Any of a few things. Of many, use MultiSelect. */
export function CheckboxGroup({ label, description, value, defaultValue, children, ...props }: CheckboxGroupProps) {
  const { error, field } = useFieldState(props);
  return (
    <AriaCheckboxGroup
      {...field}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      className={styles.field}
    >
      <FieldFrame label={label} description={description} error={error} isRequired={field.isRequired}>
        <div>{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
