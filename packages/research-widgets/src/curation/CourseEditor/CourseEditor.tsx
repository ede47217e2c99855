'use client';
import type { Course, CourseCategory, CourseFileType, EditorCourse } from '@fs/api-contract';
import {
  Button,
  Confirm,
  Form,
  Inline,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Tab,
  Tabs,
  Text,
  type Toast,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useState } from 'react';
import type { CurationOutcome } from '../CurationDrawer/CurationDrawer.tsx';
import { RestoredInput } from '../editing/RestoredInput.tsx';
import { useDraft } from '../editing/useDraft.ts';
import { CourseConflict } from './CourseConflict.tsx';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import { CourseFields } from './CourseFields.tsx';
import type { CourseFiles } from './CourseFiles.ts';
import { CoursePreview } from './CoursePreview.tsx';
import { type CourseDraft, createCourseDraft, findCourseProblems } from './courseDraft.ts';
import { useLocalAddresses } from './useLocalAddresses.ts';
import { type UploadOptions, useUploads } from './useUploads.ts';

/** What became of a save. `rival` is what another editor saved in the meantime. */
export type CourseSaved = { ok: true; course: EditorCourse } | { ok: false; error: string; rival?: EditorCourse };

export interface CourseEditorProps {
  course: Loadable<EditorCourse>;
  /** All categories, with their names. */
  categories: readonly { id: CourseCategory; label: string }[];
  /** Input of an earlier time that was not saved. */
  stored?: CourseDraft | null;
  /** Called with each change of the input, and with null once nothing is unsaved. Store it. */
  onDraftChange: (draft: CourseDraft | null) => void;
  /** Uploads a video, captions or an attachment. */
  onUpload: (file: File, type: CourseFileType, options: UploadOptions) => Promise<CurationOutcome<{ key: string }>>;
  onUploadImage: (file: File, options: UploadOptions) => Promise<CurationOutcome<{ url: string }>>;
  onSave: (draft: CourseDraft) => Promise<CourseSaved>;
  onDelete: () => Promise<CurationOutcome>;
  /** Renders the input as its page does. */
  renderPreview: (course: Course) => ReactNode;
  /** Called with the outcome. Show it as a toast. */
  onNotice: (notice: Toast) => void;
  onRetry?: () => void;
}

/** The form in which editors write a course, upload its files, see it as users will, and delete it. */
export function CourseEditor({ course, onRetry, ...form }: CourseEditorProps) {
  const skeleton = (
    <Stack gap="3">
      <Skeleton />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
  return (
    <LoadableView of={course} skeleton={skeleton} {...(onRetry && { onRetry })}>
      {(known) => <CourseForm key={known.id} {...form} course={known} />}
    </LoadableView>
  );
}

type CourseFormProps = Omit<CourseEditorProps, 'course' | 'onRetry'> & { course: EditorCourse };

function CourseForm(props: CourseFormProps) {
  const { course, categories, stored = null, onDraftChange, onSave, renderPreview, onNotice } = props;
  const messages = useMessages(courseEditorMessages);
  // The course when it was opened or saved here: a newer one that is loaded meanwhile must not replace the input.
  const [opened, setOpened] = useState(course);
  const [initial] = useState(() => createCourseDraft(course));
  const { draft, isRestored, change, reset } = useDraft({ initial, stored, onDraftChange });
  const [rival, setRival] = useState<EditorCourse>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const files = useCourseFiles(props);
  const isUploading = Object.values(files.uploads).some((upload) => upload.error === undefined);

  async function save() {
    setSaving(true);
    setError(undefined);
    const saved = await onSave(draft);
    setSaving(false);
    if (saved.ok) {
      setOpened(saved.course);
      setRival(undefined);
      reset(createCourseDraft(saved.course));
      onNotice({ message: messages.saved, tone: 'positive' });
    } else if (saved.rival) {
      const { revision } = saved.rival;
      setRival(saved.rival);
      // The next save replaces what the editor has now seen.
      change((before) => ({ ...before, revision }));
    } else {
      setError(saved.error);
      onNotice({ message: saved.error, tone: 'critical' });
    }
  }

  function discard() {
    const latest = rival ?? opened;
    setOpened(latest);
    setRival(undefined);
    reset(createCourseDraft(latest));
  }

  return (
    <Stack gap="4">
      {isRestored && <RestoredInput onDiscard={discard} />}
      {rival && <CourseConflict draft={draft} rival={rival} categories={categories} onChange={change} />}
      <Tabs label={messages.view}>
        <Tab id="edit" label={messages.edit}>
          <Form
            {...(error !== undefined && { error })}
            isSubmitting={isSaving}
            validate={() => findCourseProblems(draft, messages)}
            onSubmit={() => void save()}
          >
            <Stack gap="4">
              <CourseFields
                draft={draft}
                saved={rival ?? opened}
                onChange={change}
                categories={categories}
                files={files}
              />
              <Inline gap="2">
                <Button type="submit" tone="accent" isPending={isSaving} isDisabled={isUploading}>
                  {messages.save}
                </Button>
                <DeleteCourse {...props} name={opened.name} />
              </Inline>
              {isUploading && (
                <Text size="small" tone="muted">
                  {messages.stillUploading}
                </Text>
              )}
            </Stack>
          </Form>
        </Tab>
        <Tab id="preview" label={messages.preview}>
          <CoursePreview draft={draft} stored={opened} addressOf={files.addressOf} renderPreview={renderPreview} />
        </Tab>
      </Tabs>
    </Stack>
  );
}

function useCourseFiles({ onUpload, onUploadImage }: CourseFormProps): CourseFiles {
  const { uploads, start, stop } = useUploads();
  const local = useLocalAddresses();
  return {
    uploads,
    stop,
    addressOf: local.of,
    upload: async (field, file, type) => {
      const sent = await start(field, file, (options) => onUpload(file, type, options));
      if (sent) local.keep(sent.key, file);
      return sent?.key;
    },
    uploadImage: async (field, file) => (await start(field, file, (options) => onUploadImage(file, options)))?.url,
  };
}

function DeleteCourse({ name, onDelete, onDraftChange, onNotice }: CourseFormProps & { name: string }) {
  const messages = useMessages(courseEditorMessages);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    const gone = await onDelete();
    setDeleting(false);
    setAsking(false);
    if (gone.ok) onDraftChange(null);
    onNotice(gone.ok ? { message: messages.deleted, tone: 'positive' } : { message: gone.error, tone: 'critical' });
  }

  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        {messages.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.deleteTitle({ name })}
        confirmLabel={messages.delete}
        tone="critical"
        isPending={isDeleting}
        onConfirm={() => void remove()}
      >
        {messages.deleteText}
      </Confirm>
    </>
  );
}
