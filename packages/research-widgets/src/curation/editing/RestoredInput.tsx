'use client';
import { Button, Inline, Notice, Stack, useMessages } from '@fs/ui';
import { editingMessages } from './editing.messages.ts';

/** Says that input of an earlier time is shown. */
export function RestoredInput({ onDiscard }: { onDiscard: () => void }) {
  const messages = useMessages(editingMessages);
  return (
    <Stack gap="2">
      <Notice>{messages.restored}</Notice>
      <Inline>
        <Button size="small" onPress={onDiscard}>
          {messages.discard}
        </Button>
      </Inline>
    </Stack>
  );
}
