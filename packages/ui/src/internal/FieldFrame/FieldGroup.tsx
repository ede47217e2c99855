'use client';
import type { ReactNode } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useField } from 'react-aria/useField';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './FieldFrame.css.ts';
import { FieldLabel } from './FieldLabel.tsx';

export interface FieldGroupProps extends SharedProps<HTMLDivElement> {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  isInvalid: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** What the user works with: several controls. */
  children: ReactNode;
  /** A field that belongs to this one, below its notes. */
  companion?: ReactNode;
}

/** The frame of a field that is none of React Aria's: a group with a label, help and error. */
export function FieldGroup({ ref, children, companion, ...props }: FieldGroupProps) {
  const { label, description, error, isInvalid, isRequired, isDisabled, isReadOnly } = props;
  const { fieldProps, ...words } = useField({
    ...props,
    errorMessage: error,
    labelElementType: 'span',
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out everywhere
    <div
      {...filterDOMProps(props, { global: true })}
      {...fieldProps}
      ref={ref}
      role="group"
      aria-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      className={styles.field}
    >
      <FieldLabel {...{ label, description, error, isRequired, isInvalid, words }}>{children}</FieldLabel>
      {companion}
    </div>
  );
}
