'use client';
import type { CourseAttachment } from '@fs/api-contract';
import { Badge, Button, FileSize, Inline, Notice, Section, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { courseLessonMessages } from './CourseLesson.messages.ts';

export interface CourseAttachmentsProps {
  attachments: readonly CourseAttachment[];
  /** Whether their addresses are kept from the user. */
  isLocked: boolean;
  /** Downloads a file. Resolves to whether it could be. */
  onDownload: (attachment: CourseAttachment) => Promise<boolean>;
}

/** `CSV` of `text/csv`: by the name, as users know it. */
const kindOf = ({ name, filetype }: CourseAttachment): string =>
  (/\.(\w{1,5})$/.exec(name)?.[1] ?? filetype.replace(/^.*\//, '')).toUpperCase();

/** The files of a course, with their types and sizes. */
export function CourseAttachments({ attachments, isLocked, onDownload }: CourseAttachmentsProps) {
  const messages = useMessages(courseLessonMessages);
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();

  async function download(attachment: CourseAttachment) {
    setBusy(attachment.id);
    setFailed(undefined);
    const isDone = await onDownload(attachment);
    setBusy(undefined);
    if (!isDone) setFailed(attachment.id);
  }

  return (
    <Section title={messages.attachments}>
      {attachments.map((attachment) => (
        <Stack key={attachment.id} gap="1">
          <Inline gap="3">
            <Text>
              <bdi>{attachment.title}</bdi>
            </Text>
            <Badge>{kindOf(attachment)}</Badge>
            <Text size="small" tone="muted">
              <FileSize bytes={attachment.size} />
            </Text>
            {!isLocked && (
              <Button
                size="small"
                aria-label={`${messages.download}: ${attachment.title}`}
                isPending={busy === attachment.id}
                onPress={() => void download(attachment)}
              >
                {messages.download}
              </Button>
            )}
          </Inline>
          {attachment.description !== '' && (
            <Text size="small" tone="muted">
              <bdi>{attachment.description}</bdi>
            </Text>
          )}
          {failed === attachment.id && <Notice tone="critical">{messages.downloadFailed}</Notice>}
        </Stack>
      ))}
    </Section>
  );
}
