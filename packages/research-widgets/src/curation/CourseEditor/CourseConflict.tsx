'use client';
import type { CourseCategory, EditorCourse } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { EditConflict } from '../editing/EditConflict.tsx';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import { type ComparedField, type CourseDraft, createCourseDraft, differingCourseFields } from './courseDraft.ts';

interface CourseConflictProps {
  draft: CourseDraft;
  /** The course as another editor saved it. */
  rival: EditorCourse;
  categories: readonly { id: CourseCategory; label: string }[];
  onChange: (change: (draft: CourseDraft) => CourseDraft) => void;
}

/** What another editor saved of a course in the meantime. */
export function CourseConflict({ draft, rival, categories, onChange }: CourseConflictProps) {
  const messages = useMessages(courseEditorMessages);
  const theirs = createCourseDraft(rival);
  const labels: Record<ComparedField, string> = {
    name: messages.name,
    category: messages.category,
    slug: messages.slug,
    summary: messages.summary,
    description: messages.description,
    content: messages.content,
    image: messages.image,
    isPublished: messages.published,
    isFeatured: messages.featured,
    isPaid: messages.paid,
    assessment: messages.assessment,
    videos: messages.videos,
    attachments: messages.attachments,
  };

  function theirsOf(field: ComparedField): string | boolean {
    if (field === 'videos' || field === 'attachments') return theirs[field].map(({ title }) => title).join('\n');
    const value = theirs[field];
    if (typeof value === 'boolean') return value;
    const category = field === 'category' || field === 'assessment' ? categories.find(({ id }) => id === value) : null;
    return category?.label ?? value ?? '';
  }

  return (
    <EditConflict
      editor={rival.edited_by}
      notice={messages.conflict}
      differences={differingCourseFields(draft, theirs).map((field) => ({
        id: field,
        label: labels[field],
        theirs: theirsOf(field),
        onUse: () => onChange((before) => ({ ...before, [field]: theirs[field] })),
      }))}
    />
  );
}
