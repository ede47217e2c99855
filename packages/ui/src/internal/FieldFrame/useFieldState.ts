'use client';
import { useContext, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { rootProps } from '../rootProps.ts';
import * as styles from './FieldFrame.css.ts';
import type { FieldProps } from './FieldProps.ts';
import { FormErrorsContext } from './FormErrorsContext.ts';
import { useFieldFocus } from './useFieldFocus.ts';

type Shared<Control extends HTMLElement> = Partial<FieldProps<Control>> & {
  /** What the field itself finds wrong with its value. Its form is not sent meanwhile. */
  problem?: string;
  onChange?: (value: never) => void;
};

/**
 * The part of a field that all fields share. Shows the owner's error, otherwise what the form's server said until the
 * user changes the field, otherwise what the field finds itself.
 * @param className styles of the root
 * @returns `field`, the props of the root element or of React Aria's field, and `controlRef` for the control
 */
export function useFieldState<Control extends HTMLElement, Props extends Shared<Control>>(
  props: Props & Shared<Control>,
  className: string = styles.field,
) {
  const { error, problem, isInvalid, ref, inputRef, rootRef, onFocus, onBlur, autoFocus, ...rest } = props;
  const form = useContext(FormErrorsContext);
  const { name, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  useFieldFocus(root, { onFocus, onBlur, autoFocus });
  const controlRef = useMemo(() => mergeRefs<Control>(ref, inputRef), [ref, inputRef]);
  const mergedRoot = useMemo(() => mergeRefs(root, rootRef), [rootRef]);
  // An empty message says that nothing is wrong.
  const shown = error || (name === undefined ? undefined : form?.errors[name]) || problem || undefined;
  const change = (value: never) => {
    if (name !== undefined) form?.forget(name);
    onChange?.(value);
  };
  return {
    error: shown,
    controlRef,
    field: {
      ...rootProps(rest, className),
      ref: mergedRoot,
      onChange: change as NonNullable<Props['onChange']>,
      isInvalid: isInvalid || shown !== undefined,
      // Only the owner's messages show, never the browser's.
      validationBehavior: 'aria',
      'data-fs-field': name,
      'data-fs-problem': problem,
    } as const,
  };
}
