'use client';
import type { EditorArticle } from '@fs/api-contract';
import { Button, Heading, Inline, Notice, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { curationDrawerMessages } from './CurationDrawer.messages.ts';
import { type CurationDraft, createDraft, differingFields } from './curationDraft.ts';

interface CurationConflictProps {
  draft: CurationDraft;
  /** The article as another editor saved it. */
  rival: EditorArticle;
  onChange: (change: (draft: CurationDraft) => CurationDraft) => void;
}

/** What another editor saved in the meantime, field by field, to take over or to replace. */
export function CurationConflict({ draft, rival, onChange }: CurationConflictProps) {
  const messages = useMessages(curationDrawerMessages);
  const formats = useFormats();
  const theirs = createDraft(rival, {}, new Date());
  const fields = differingFields(draft, theirs);
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

  function textOf(field: keyof CurationDraft): string {
    const value = theirs[field];
    if (field === 'points') return theirs.points.map(({ text }) => text).join('\n');
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return Array.isArray(value) ? formats.list(value) : String(value ?? messages.noCategory);
  }

  return (
    <Stack gap="3">
      <Notice tone="caution">
        {messages.conflict({ name: rival.edited_by ?? messages.another })}{' '}
        {fields.length === 0 ? messages.same : messages.keepMine}
      </Notice>
      {fields.length > 0 && (
        <Heading level={3} size="label">
          {messages.theirs}
        </Heading>
      )}
      {fields.map((field) => (
        <Stack key={field} gap="1">
          <Inline gap="2">
            <Text weight="medium">{labels[field]}</Text>
            <Button
              size="small"
              aria-label={`${messages.useTheirs}: ${labels[field]}`}
              onPress={() => onChange((before) => ({ ...before, [field]: theirs[field] }))}
            >
              {messages.useTheirs}
            </Button>
          </Inline>
          <Text size="small">
            <bdi>{textOf(field)}</bdi>
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
