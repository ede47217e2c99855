'use client';
import type { ComponentProps, HTMLAttributes } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { FieldFrame } from './FieldFrame.tsx';

interface FieldWordsProps extends ComponentProps<typeof FieldFrame> {
  isInvalid: boolean;
  /** What React Aria's `useField` says of each. */
  words: Record<'labelProps' | 'descriptionProps' | 'errorMessageProps', HTMLAttributes<HTMLElement>>;
}

/** The frame inside a field that is none of React Aria's, which ties the words to the control itself. */
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
