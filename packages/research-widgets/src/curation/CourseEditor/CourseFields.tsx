'use client';
import { articleSlug, type CourseCategory, coursePath, libraryCategories, limits } from '@fs/api-contract';
import { Checkbox, MarkdownField, Select, Stack, TextArea, TextField, useMessages } from '@fs/ui';
import { CourseAttachmentsField } from './CourseAttachmentsField.tsx';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import type { CourseFiles } from './CourseFiles.ts';
import { CourseImageField } from './CourseImageField.tsx';
import { CourseVideosField } from './CourseVideosField.tsx';
import type { CourseDraft } from './courseDraft.ts';

export interface CourseFieldsProps {
  draft: CourseDraft;
  /** Slug and category that the course has now. */
  saved: Pick<CourseDraft, 'category' | 'slug'>;
  onChange: (change: (draft: CourseDraft) => CourseDraft) => void;
  categories: readonly { id: CourseCategory; label: string }[];
  files: CourseFiles;
}

const none = 'none';

/** The fields of a course. */
export function CourseFields({ draft, saved, onChange, categories, files }: CourseFieldsProps) {
  const messages = useMessages(courseEditorMessages);
  const set = (change: Partial<CourseDraft>) => onChange((before) => ({ ...before, ...change }));
  const path = coursePath({ category: draft.category, slug: draft.slug.trim() === '' ? '' : articleSlug(draft.slug) });
  const former = coursePath(saved);
  const libraries = libraryCategories.map((id) => ({
    id,
    label: categories.find((category) => category.id === id)?.label ?? id,
  }));
  return (
    <Stack gap="4">
      <TextField
        label={messages.name}
        name="name"
        value={draft.name}
        maxLength={limits.courseName}
        onChange={(name) => set({ name })}
      />
      <Select
        label={messages.category}
        options={categories}
        value={draft.category}
        onChange={(category) => set({ category })}
      />
      <TextField
        label={messages.slug}
        name="slug"
        value={draft.slug}
        maxLength={limits.articleSlug}
        description={path === former ? messages.address({ path }) : messages.moves({ path, former })}
        onChange={(slug) => set({ slug })}
      />
      <TextArea
        label={messages.summary}
        name="summary"
        value={draft.summary}
        maxLength={limits.courseSummary}
        onChange={(summary) => set({ summary })}
      />
      <TextArea
        label={messages.description}
        name="description"
        value={draft.description}
        maxLength={limits.articleDescription}
        onChange={(description) => set({ description })}
      />
      <CourseImageField
        label={messages.image}
        name="image"
        image={draft.image}
        files={files}
        onChange={(image) => set({ image })}
      />
      <MarkdownField
        label={messages.content}
        name="content"
        value={draft.content}
        onChange={(content) => set({ content })}
      />
      <CourseVideosField
        videos={draft.videos}
        files={files}
        onChange={(change) => onChange((before) => ({ ...before, videos: change(before.videos) }))}
      />
      <CourseAttachmentsField
        attachments={draft.attachments}
        files={files}
        onChange={(change) => onChange((before) => ({ ...before, attachments: change(before.attachments) }))}
      />
      <Checkbox
        label={messages.featured}
        isSelected={draft.isFeatured}
        onChange={(isFeatured) => set({ isFeatured })}
      />
      <Checkbox label={messages.paid} isSelected={draft.isPaid} onChange={(isPaid) => set({ isPaid })} />
      <Select
        label={messages.assessment}
        options={[{ id: none, label: messages.noAssessment }, ...libraries]}
        value={draft.assessment ?? none}
        onChange={(id) => set({ assessment: id === none ? null : id })}
      />
      <Checkbox
        label={messages.published}
        description={messages.publishedHelp}
        isSelected={draft.isPublished}
        onChange={(isPublished) => set({ isPublished })}
      />
    </Stack>
  );
}
