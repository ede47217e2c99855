import { coursePath, type EditorCourseRow } from '@fs/api-contract';
import { EditorCourses } from '@fs/research-widgets';
import { Page, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { editorCoursePath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { editorCoursesQuery, refreshCourses } from '../../queries/courses.ts';
import { inTurn } from '../../queries/inTurn.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { editorsMessages } from './editors.messages.ts';
import { useCourseCategories } from './useCourseCategories.ts';

const editHrefOf = ({ id }: EditorCourseRow) => editorCoursePath(id);

/** The courses as editors work with them (AMB-197, decision 099). */
export function EditorCoursesScreen() {
  const messages = useMessages(editorsMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const openFromHere = useOpenFromHere();
  const categories = useCourseCategories();
  const courses = useQuery(editorCoursesQuery(client));

  async function settle(outcome: { ok: true } | { ok: false; error: string }, message?: string) {
    if (!outcome.ok) toasts.show({ message: outcome.error, tone: 'critical' });
    else if (message !== undefined) toasts.show({ message, tone: 'positive' });
    await refreshCourses(queries);
  }

  return (
    <Page id={contentId}>
      <EditorCourses
        courses={toLoadable(courses)}
        categories={categories}
        hrefOf={coursePath}
        editHrefOf={editHrefOf}
        onCreate={async (course) => {
          const created = await client.courses.createEditorCourse(course);
          if (created.ok) {
            await refreshCourses(queries);
            await openFromHere(editorCoursePath(created.data.id));
          }
          return created;
        }}
        onOrder={(category, ids) =>
          inTurn('order of courses', async () =>
            settle(await client.courses.orderEditorCourses({ category, ids: [...ids] })),
          )
        }
        onPublish={({ id, name }, isPublished) =>
          inTurn(`course ${id}`, async () =>
            settle(
              await client.courses.publishEditorCourse(id, isPublished),
              isPublished ? messages.published({ name }) : messages.unpublished({ name }),
            ),
          )
        }
        onDelete={async ({ id, name }) =>
          settle(await client.courses.deleteEditorCourse(id), messages.courseDeleted({ name }))
        }
        onRetry={() => void courses.refetch()}
      />
    </Page>
  );
}
