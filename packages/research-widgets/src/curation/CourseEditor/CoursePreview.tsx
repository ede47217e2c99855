'use client';
import type { Course, EditorCourse } from '@fs/api-contract';
import { Select, Stack, useMessages } from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import type { CourseDraft } from './courseDraft.ts';
import { previewCourse } from './previewCourse.ts';

interface CoursePreviewProps {
  draft: CourseDraft;
  /** The course as it is stored. */
  stored: EditorCourse;
  addressOf: (key: string) => string | null;
  renderPreview: (course: Course) => ReactNode;
}

/** The input as users will see it; of a paid course, also as users without paid content will. */
export function CoursePreview({ draft, stored, addressOf, renderPreview }: CoursePreviewProps) {
  const messages = useMessages(courseEditorMessages);
  const [audience, setAudience] = useState<'paying' | 'others'>('paying');
  const isLocked = draft.isPaid && audience === 'others';
  return (
    <Stack gap="6">
      {draft.isPaid && (
        <Select
          label={messages.seenBy}
          options={[
            { id: 'paying', label: messages.paying },
            { id: 'others', label: messages.others },
          ]}
          value={audience}
          onChange={setAudience}
        />
      )}
      {renderPreview(previewCourse(draft, stored, { isLocked, addressOf }))}
    </Stack>
  );
}
