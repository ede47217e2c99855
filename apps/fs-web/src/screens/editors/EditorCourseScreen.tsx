import { coursePath } from '@fs/api-contract';
import { type CourseDraft, CourseEditor, type CourseSaved, isCourseDraft, toCourseChanges } from '@fs/research-widgets';
import { Heading, Inline, Link, Page, Stack, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { editorCoursePath, editorCoursesPath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { editorCourseQuery, refreshCourses } from '../../queries/courses.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { MissingCourse } from '../courses/MissingCourse.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { editorsMessages } from './editors.messages.ts';
import { readDraft, storeDraft } from './storedDrafts.ts';
import { useCourseCategories } from './useCourseCategories.ts';

/** The form of a course. */
export function EditorCourseScreen() {
  const { courseId = '' } = useParams({ strict: false });
  return <OpenCourse key={courseId} courseId={courseId} />;
}

/** Input is stored by user and course until it is saved. */
function OpenCourse({ courseId }: { courseId: string }) {
  const messages = useMessages(editorsMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const openFromHere = useOpenFromHere();
  const categories = useCourseCategories();
  const userId = useSessionState().user?.attributes.sub ?? '';
  const subject = `course ${courseId}`;
  const [stored] = useState(() => readDraft(userId, subject, isCourseDraft));
  const form = editorCourseQuery(client, courseId);
  const query = useQuery(form);
  const course = query.data;
  usePageTitle(course?.name);

  async function save(draft: CourseDraft): Promise<CourseSaved> {
    const saved = await client.courses.updateEditorCourse(courseId, toCourseChanges(draft));
    if (saved.ok) {
      queries.setQueryData(form.queryKey, saved.data);
      await refreshCourses(queries);
      return { ok: true, course: saved.data };
    }
    if (saved.reason !== 'conflict') return saved;
    const current = await client.courses.getEditorCourse(courseId);
    return { ...saved, ...(current.ok && { rival: current.data }) };
  }

  if (query.error instanceof CallFailure && query.error.reason === 'not-found') {
    return <MissingCourse kind="unknownCourse" />;
  }
  return (
    <Page id={contentId}>
      <Stack gap="6">
        <PageCrumbs
          crumbs={[
            { label: messages.courses, href: editorCoursesPath },
            { label: course?.name ?? messages.course, href: editorCoursePath(courseId) },
          ]}
        />
        <Stack gap="2">
          <Heading level={1}>{messages.editCourse}</Heading>
          {course && (
            <Inline>
              <Link href={coursePath(course)}>{course.published ? messages.openCourse : messages.openDraft}</Link>
            </Inline>
          )}
        </Stack>
        <CourseEditor
          course={toLoadable(query)}
          categories={categories}
          stored={stored}
          onDraftChange={(draft) => storeDraft(userId, subject, draft)}
          onUpload={(file, type, options) => client.courses.uploadCourseFile(courseId, file, type, options)}
          onUploadImage={(file, options) => client.curation.uploadArticleImage(file, options)}
          onSave={save}
          onDelete={async () => {
            const gone = await client.courses.deleteEditorCourse(courseId);
            if (gone.ok) {
              await openFromHere(editorCoursesPath);
              await refreshCourses(queries);
            }
            return gone;
          }}
          renderPreview={(preview) => <CoursePreview course={preview} />}
          onNotice={toasts.show}
          onRetry={() => void query.refetch()}
        />
      </Stack>
    </Page>
  );
}
