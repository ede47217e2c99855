'use client';
import type { WatchlistCompany } from '@fs/api-contract';
import { Badge, TablePopoverButton, useMessages } from '@fs/ui';
import { useState } from 'react';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import * as styles from './WatchlistCompanies.css.ts';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import type { WatchlistNotes } from './WatchlistNotes.ts';

interface NoteCellProps {
  company: WatchlistCompany;
  /** Without it, users can only read the note. */
  notes: WatchlistNotes | undefined;
}

/** The note about a company. A popover of the table shows all of it, where users who can edit the list change it. */
export function NoteCell({ company, notes }: NoteCellProps) {
  const messages = useMessages(watchlistCompaniesMessages);
  const { id, name, note } = company;
  const [draft, setDraft] = useState(() => notes?.drafts.read(id) ?? null);
  if (!notes) {
    return note === '' ? (
      <MissingValue />
    ) : (
      <TablePopoverButton
        label={messages.noteSays({ name, note })}
        look="field"
        content={() => <bdi className={styles.noteText}>{note}</bdi>}
      >
        <bdi className={styles.noteLine}>{note}</bdi>
      </TablePopoverButton>
    );
  }
  const text = draft ? draft.text : note;
  return (
    <TablePopoverButton
      label={labelOf({ name, note: text })}
      look="field"
      content={({ close }) => (
        <NoteEditor
          company={company}
          draft={draft}
          onDraftChange={(next) => {
            notes.drafts.write(id, next);
            setDraft(next);
          }}
          onSave={notes.onSave}
          onClose={close}
        />
      )}
    >
      <bdi className={styles.noteLine}>{text === '' ? messages.addNote : text}</bdi>
      {draft && (
        <span className={styles.mark}>
          <Badge tone="caution">{messages.unsaved}</Badge>
        </span>
      )}
    </TablePopoverButton>
  );

  function labelOf(said: { name: string; note: string }): string {
    if (draft) return messages.noteUnsaved(said);
    return said.note === '' ? messages.addNoteOn(said) : messages.noteSays(said);
  }
}
