'use client';
import { type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { dateFieldMessages } from '../../fields/DateField/DateField.messages.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { FieldButton } from '../FieldFrame/FieldButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { DateSegments } from './DateSegments.tsx';

interface DayEntryProps {
  /** The first segment of the date, which takes the focus. */
  inputRef: Ref<HTMLElement> | undefined;
  /** Whether there is a day that can be cleared. */
  canClear: boolean;
  onClear: () => void;
}

/** The date's segments and the button that clears them and focuses the first. */
export function DateInput({ inputRef, canClear, onClear }: DayEntryProps) {
  const messages = useMessages(dateFieldMessages);
  const first = useRef<HTMLElement>(null);
  return (
    <>
      <DateSegments firstRef={inputRef ? mergeRefs(first, inputRef) : first} />
      {canClear && (
        <FieldButton
          slot={null}
          label={messages.clear}
          onPress={() => {
            first.current?.focus();
            onClear();
          }}
        >
          <CloseIcon />
        </FieldButton>
      )}
    </>
  );
}
