'use client';
import type { CSSProperties, ReactNode } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useField } from 'react-aria/useField';
import type { SharedProps } from '../../system/SharedProps.ts';
import { FieldLabel } from './FieldLabel.tsx';

export interface FieldGroupProps extends SharedProps<HTMLDivElement> {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  isInvalid: boolean;
  isRequired?: boolean;
  /** Whether the field has a value that the form cannot find by the field's name. */
  hasValue?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  className: string;
  style?: CSSProperties;
  /** The controls. */
  children: ReactNode;
  /** A related field, below the help. */
  companion?: ReactNode;
}

/** The frame of a field without a component of React Aria: a group with label, help and error. */
export function FieldGroup({ ref, children, companion, ...props }: FieldGroupProps) {
  const { label, isLabelHidden, description, error, isInvalid, isRequired, hasValue, isDisabled, isReadOnly } = props;
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
      data-required={(isRequired && !hasValue) || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      className={props.className}
      style={props.style}
    >
      <FieldLabel {...{ label, isLabelHidden, description, error, isRequired, isInvalid, words }}>
        {children}
      </FieldLabel>
      {companion}
    </div>
  );
}
