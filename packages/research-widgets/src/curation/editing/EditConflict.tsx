'use client';
import { Button, Heading, Inline, Notice, Stack, Text, useMessages } from '@fs/ui';
import { editingMessages } from './editing.messages.ts';

/** A field that another editor saved with another value. */
interface EditDifference {
  /** Name of the field. */
  id: string;
  label: string;
  theirs: string | boolean;
  /** Called when the user takes their value over. */
  onUse: () => void;
}

interface EditConflictProps {
  /** Who saved it. Null if that is not known. */
  editor: string | null;
  /** Says who saved what, and that the input is kept. */
  notice: (words: { name: string }) => string;
  differences: readonly EditDifference[];
}

/** What another editor saved in the meantime, field by field, to take over or to replace. */
export function EditConflict({ editor, notice, differences }: EditConflictProps) {
  const messages = useMessages(editingMessages);

  function textOf(theirs: string | boolean): string {
    if (typeof theirs === 'boolean') return theirs ? messages.yes : messages.no;
    return theirs === '' ? messages.none : theirs;
  }

  return (
    <Stack gap="3">
      <Notice tone="caution">
        {notice({ name: editor ?? messages.another })} {differences.length === 0 ? messages.same : messages.keepMine}
      </Notice>
      {differences.length > 0 && (
        <Heading level={3} size="label">
          {messages.theirs}
        </Heading>
      )}
      {differences.map(({ id, label, theirs, onUse }) => (
        <Stack key={id} gap="1">
          <Inline gap="2">
            <Text weight="medium">{label}</Text>
            <Button size="small" aria-label={`${messages.useTheirs}: ${label}`} onPress={onUse}>
              {messages.useTheirs}
            </Button>
          </Inline>
          <Text size="small">
            <bdi>{textOf(theirs)}</bdi>
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
