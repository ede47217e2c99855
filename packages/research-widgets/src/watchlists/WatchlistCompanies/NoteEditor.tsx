'use client';
import { limits, type WatchlistCompany } from '@fs/api-contract';
import { Button, Form, Notice, Stack, Text, TextArea, useMessages } from '@fs/ui';
import { useState } from 'react';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import * as styles from './WatchlistCompanies.css.ts';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import type { NoteDraft, NoteSaved, WatchlistNotes } from './WatchlistNotes.ts';

interface NoteEditorProps {
  company: WatchlistCompany;
  /** Input that was not saved before. */
  draft: NoteDraft | null;
  onDraftChange: (draft: NoteDraft | null) => void;
  onSave: WatchlistNotes['onSave'];
  onClose: () => void;
}

/** Edits the note about a company. Closing it keeps the input. */
export function NoteEditor({ company: { id, name, note }, draft, onDraftChange, onSave, onClose }: NoteEditorProps) {
  const messages = useMessages(watchlistCompaniesMessages);
  const [{ text, base }, setInput] = useState<NoteDraft>(draft ?? { text: note, base: note });
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Extract<NoteSaved, { ok: false }>>();
  const isMounted = useIsMounted();

  function change(next: NoteDraft) {
    setInput(next);
    onDraftChange(next.text === next.base ? null : next);
  }

  async function save() {
    setSaving(true);
    const saved = text === base ? { ok: true as const } : await onSave({ companyId: id, note: text, previous: base });
    setSaving(false);
    setFailure(saved.ok ? undefined : saved);
    // The user saves over a newer note only after having seen it.
    if (!saved.ok && saved.newer !== undefined) change({ text, base: saved.newer });
    if (!saved.ok) return;
    onDraftChange(null);
    // By now another popover may be open in place of this one.
    if (isMounted()) onClose();
  }

  const { newer } = failure ?? {};
  return (
    <div className={styles.editor}>
      <Form
        isSubmitting={isSaving}
        error={failure && newer === undefined ? messages.noteFailed(failure) : undefined}
        onSubmit={() => void save()}
      >
        <Stack gap="3">
          {newer !== undefined && (
            <Notice tone="caution">
              <Stack gap="2">
                <Text>{newer === '' ? messages.noteRemoved : messages.noteChanged}</Text>
                {newer !== '' && <bdi className={styles.noteText}>{newer}</bdi>}
              </Stack>
            </Notice>
          )}
          <TextArea
            label={messages.noteOn({ name })}
            autoFocus
            value={text}
            // A note that was merged from several may be longer, but cannot grow.
            maxLength={Math.max(limits.watchlistNote, base.length)}
            isReadOnly={isSaving}
            onChange={(next) => change({ text: next, base })}
          />
          <Stack direction="row" gap="2">
            <Button type="submit" size="small">
              {messages.saveNote}
            </Button>
            {text !== base && !isSaving && (
              <Button
                tone="quiet"
                size="small"
                onPress={() => {
                  onDraftChange(null);
                  onClose();
                }}
              >
                {messages.discardNote}
              </Button>
            )}
          </Stack>
        </Stack>
      </Form>
    </div>
  );
}
