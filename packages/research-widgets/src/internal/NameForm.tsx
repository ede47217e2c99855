'use client';
import { Button, Form, Stack, TextField, useMessages } from '@fs/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { watchlistWordsMessages } from './watchlistWords.messages.ts';

export interface NameFormProps {
  /** What it is called now. */
  name: string;
  /** The user sent another name. */
  onSave: (name: string) => void;
  /** It stays as it is: by the button, by Escape, or sent unchanged or empty. */
  onCancel: () => void;
  isSaving?: boolean;
  /** Why the last try failed; what was typed stays. */
  failure?: string;
}

/** A name, to change where it stands. */
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
    // Escape leaves the form from wherever the focus is in it.
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

/** In UTF-16 units. */
const longestListName = 200;
