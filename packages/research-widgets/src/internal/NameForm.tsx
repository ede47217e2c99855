'use client';
import { Button, Form, Stack, TextField, useMessages } from '@fs/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { watchlistWordsMessages } from './watchlistWords.messages.ts';

export interface NameFormProps {
  /** The current name. */
  name: string;
  /** Called when the user submits a different name. */
  onSave: (name: string) => void;
  /** Called when the user cancels: with the button, Escape, or an unchanged or empty name. */
  onCancel: () => void;
  isSaving?: boolean;
  /** Why saving failed. The input keeps its text. */
  failure?: string;
}

/** A form that edits a name in place. */
export function NameForm({ name, onSave, onCancel, isSaving, failure }: NameFormProps) {
  const messages = useMessages(watchlistWordsMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    queueMicrotask(() => {
      input.current?.focus();
      input.current?.select();
    });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  function submit(next: string) {
    if (next === '' || next === name) onCancel();
    else onSave(next);
  }

  return (
    // Escape cancels from any focused element of the form.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onKeyDown={onKeyDown}>
      <Form isSubmitting={isSaving} error={failure} onSubmit={(data) => submit(String(data.get('name') ?? '').trim())}>
        <TextField label={messages.name} name="name" defaultValue={name} maxLength={longestListName} inputRef={input} />
        <Stack direction="row" gap="2">
          <Button type="submit" size="small">
            {messages.save}
          </Button>
          <Button tone="quiet" size="small" onPress={onCancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}

/** In UTF-16 code units. */
const longestListName = 200;
