'use client';
import type { ComponentProps, HTMLAttributes } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { FieldFrame } from './FieldFrame.tsx';

interface FieldWordsProps extends ComponentProps<typeof FieldFrame> {
  isInvalid: boolean;
  /** The props that React Aria's `useField` returns. */
  words: Record<'labelProps' | 'descriptionProps' | 'errorMessageProps', HTMLAttributes<HTMLElement>>;
}

/** The frame inside a field that uses React Aria's `useField` hook. */
export function FieldLabel({ isInvalid, words, ...frame }: FieldWordsProps) {
  return (
    <Provider
      values={[
        [LabelContext, { ...words.labelProps, elementType: 'span' }],
        [TextContext, { slots: { description: words.descriptionProps, errorMessage: words.errorMessageProps } }],
        [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
      ]}
    >
      <FieldFrame {...frame} />
    </Provider>
  );
}
