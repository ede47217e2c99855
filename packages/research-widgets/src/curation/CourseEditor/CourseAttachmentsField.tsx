'use client';
import { limits } from '@fs/api-contract';
import { DynamicList, TextField, useMessages } from '@fs/ui';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import { CourseFileField } from './CourseFileField.tsx';
import type { CourseFiles } from './CourseFiles.ts';
import { type AttachmentDraft, emptyAttachment } from './courseDraft.ts';
import { fileEndings, titleOf } from './courseFileType.ts';
import { stopRemoved } from './stopRemoved.ts';

interface CourseAttachmentsFieldProps {
  attachments: readonly AttachmentDraft[];
  files: CourseFiles;
  onChange: (change: (attachments: readonly AttachmentDraft[]) => readonly AttachmentDraft[]) => void;
}

/** The attachments of a course, in their order. */
export function CourseAttachmentsField({ attachments, files, onChange }: CourseAttachmentsFieldProps) {
  const messages = useMessages(courseEditorMessages);
  // An upload ends after others were added or moved.
  const set = (id: string, change: (attachment: AttachmentDraft) => Partial<AttachmentDraft>) =>
    onChange((all) => all.map((each) => (each.id === id ? { ...each, ...change(each) } : each)));
  return (
    <DynamicList<AttachmentDraft>
      label={messages.attachments}
      name="attachments"
      value={attachments}
      onChange={(next) => {
        stopRemoved(files, attachments, next);
        onChange(() => next);
      }}
      createItem={emptyAttachment}
      itemLabel={messages.attachment}
      nameOf={({ title }) => title}
      addLabel={messages.addAttachment}
      maxItems={limits.courseAttachments}
      renderItem={({ item: { id, title, description, file } }) => (
        <>
          <CourseFileField
            label={messages.attachmentFile}
            name={`file-${id}`}
            file={file}
            files={files}
            acceptedTypes={fileEndings.attachment}
            maxSize={limits.courseFileBytes}
            onChange={(next, source) =>
              set(id, (before) => ({
                file: next,
                ...(source && before.title.trim() === '' && { title: titleOf(source) }),
              }))
            }
          />
          <TextField
            label={messages.title}
            name={`title-${id}`}
            value={title}
            maxLength={limits.courseName}
            onChange={(next) => set(id, () => ({ title: next }))}
          />
          <TextField
            label={messages.fileDescription}
            name={`description-${id}`}
            value={description}
            maxLength={limits.courseFileText}
            onChange={(next) => set(id, () => ({ description: next }))}
          />
        </>
      )}
    />
  );
}
