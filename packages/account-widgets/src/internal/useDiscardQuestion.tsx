'use client';
import { Confirm, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { discardQuestionMessages } from './discardQuestion.messages.ts';

/** Asks before a dialog closes whose input would be lost. */
export function useDiscardQuestion({ isChanged, onClose }: { isChanged: boolean; onClose: () => void }) {
  const messages = useMessages(discardQuestionMessages);
  const [isAsking, setAsking] = useState(false);
  return {
    /** Closes the dialog, or asks first. For Escape, and its buttons. */
    requestClose: () => (isChanged ? setAsking(true) : onClose()),
    /** To be rendered beside the dialog. */
    question: (
      <Confirm
        isOpen={isAsking}
        title={messages.title}
        confirmLabel={messages.discard}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onOpenChange={setAsking}
      >
        <Text>{messages.text}</Text>
      </Confirm>
    ),
  };
}
