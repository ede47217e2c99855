'use client';
import type { EditorArticle } from '@fs/api-contract';
import { useFormats, useMessages } from '@fs/ui';
import { EditConflict } from '../editing/EditConflict.tsx';
import { curationDrawerMessages } from './CurationDrawer.messages.ts';
import { type CurationDraft, createDraft, differingFields } from './curationDraft.ts';

interface CurationConflictProps {
  draft: CurationDraft;
  /** The article as another editor saved it. */
  rival: EditorArticle;
  onChange: (change: (draft: CurationDraft) => CurationDraft) => void;
}

/** What another editor saved of an article in the meantime. */
export function CurationConflict({ draft, rival, onChange }: CurationConflictProps) {
  const messages = useMessages(curationDrawerMessages);
  const formats = useFormats();
  const theirs = createDraft(rival, {}, new Date());
  const labels: Partial<Record<keyof CurationDraft, string>> = {
    title: messages.titleField,
    description: messages.description,
    points: messages.points,
    image: messages.image,
    content: messages.content,
    day: messages.day,
    time: messages.time,
    isFeatured: messages.featured,
    category: messages.category,
    topics: messages.topics,
  };

  function theirsOf(field: keyof CurationDraft): string | boolean {
    const value = theirs[field];
    if (field === 'points') return theirs.points.map(({ text }) => text).join('\n');
    if (typeof value === 'boolean') return value;
    return Array.isArray(value) ? formats.list(value) : String(value ?? messages.noCategory);
  }

  return (
    <EditConflict
      editor={rival.edited_by}
      notice={messages.conflict}
      differences={differingFields(draft, theirs).map((field) => ({
        id: field,
        label: labels[field] ?? field,
        theirs: theirsOf(field),
        onUse: () => onChange((before) => ({ ...before, [field]: theirs[field] })),
      }))}
    />
  );
}
