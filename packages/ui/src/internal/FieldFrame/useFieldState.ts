'use client';
import { useContext } from 'react';
import { FormErrorsContext } from './FormErrorsContext.ts';

interface OwnState {
  name?: string;
  error?: string;
  /** What the field itself finds wrong with its value; its form is not sent while there is one. */
  problem?: string;
  onChange?: (value: never) => void;
}

/**
 * The owner's error, else what its form's server said about it until the user changes the field, else what the field
 * finds itself; `field` is everything else, for React Aria's. The owner's words alone decide, so that the browser's own bubbles never appear.
 */
export function useFieldState<Props extends OwnState>({ error, problem, ...props }: Props) {
  const form = useContext(FormErrorsContext);
  const { name, onChange } = props;
  // An empty message says that nothing is wrong.
  const shown = error || (name === undefined ? undefined : form?.errors[name]) || problem || undefined;
  const change = (value: never) => {
    if (name !== undefined) form?.forget(name);
    onChange?.(value);
  };
  return {
    error: shown,
    field: {
      ...props,
      onChange: change as NonNullable<Props['onChange']>,
      isInvalid: shown !== undefined,
      validationBehavior: 'aria',
      'data-fs-field': name,
      'data-fs-problem': problem,
    } as const,
  };
}
