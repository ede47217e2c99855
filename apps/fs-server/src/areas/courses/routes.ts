import type { CourseProgress, courseRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { Attempts } from '../../identity/attempts.ts';
import { editorCourseHandlers } from './editing/routes.ts';
import { signFileLink } from './files/links.ts';
import { findAccess, findFile, readProgress, writeProgress, writeVideoProgress } from './repository.ts';
import { type Caller, isEditor, isLocked } from './rules.ts';

const captions = /-captions$/;

/** Handlers of courses. A course that a caller may not read is missing. */
export function courseHandlers(database: Database, files: Files, attempts: Attempts): Handlers<typeof courseRoutes> {
  async function requireReadable(id: string, caller: Caller) {
    const course = await findAccess(database, id);
    if (!course || !(course.published || isEditor(caller)) || isLocked(course, caller)) throw notFound();
    return course;
  }

  return {
    getCourseFile: async ({ params, user }) => {
      const course = await requireReadable(params.id, user);
      const file = await findFile(database, course.id, params.file.replace(captions, ''));
      if (!file || (captions.test(params.file) && file.captions_key === null)) throw notFound();
      const reach = isEditor(user) ? 'draft' : 'published';
      return { url: signFileLink(files, { courseId: course.id, file: params.file, reach }) };
    },

    saveCourseProgress: async ({ params, user, body: { done, video } }): Promise<CourseProgress> => {
      const { id } = await requireReadable(params.id, user);
      const file = video && (await findFile(database, id, video.id));
      if (video && file?.kind !== 'video') throw notFound();
      return database.kysely.transaction().execute(async (kysely) => {
        await writeProgress({ kysely }, user.id, id, done);
        if (video && file)
          await writeVideoProgress({ kysely }, user.id, file.id, Math.min(video.seconds, file.duration));
        return (await readProgress({ kysely }, user, id)) ?? { percent: 0, done: false };
      });
    },

    ...editorCourseHandlers(database, files, attempts),
  };
}
