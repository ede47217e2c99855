import { articleSlug, type CourseChanges, type courseRoutes, type EditorCourse, limits } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import { audit } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import { markChanged } from '../../../database/revisions.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Files } from '../../../files/files.ts';
import { conflict, invalid, notFound } from '../../../http/failures.ts';
import { limitCalls } from '../../../http/limitCalls.ts';
import type { Handlers } from '../../../http/restRoutes.ts';
import type { User } from '../../../http/user.ts';
import type { Attempts } from '../../../identity/attempts.ts';
import { toFreeSlug } from '../../curation/rules.ts';
import { signFileLink } from '../files/links.ts';
import { listFiles, type Store } from '../repository.ts';
import { courseUploads, parseCourseSlug } from '../rules.ts';
import {
  countCourses,
  deleteCourse,
  findStored,
  insertCourse,
  isTaken,
  listRows,
  listTakenSlugs,
  lockCategory,
  setPublished,
  updateCourse,
  writeOrder,
} from './repository.ts';
import { createUpload, saveFiles } from './saveFiles.ts';

type EditorRoutes = Omit<typeof courseRoutes, 'getCourseFile' | 'saveCourseProgress'>;

const slugTaken = () => invalid('Another course has this URL slug');

/** What editors do with courses. */
export function editorCourseHandlers(database: Database, files: Files, attempts: Attempts): Handlers<EditorRoutes> {
  /** Records a change in the transaction that makes it. Stored pages are then rendered anew. */
  async function record(transaction: Kysely<Tables>, { id }: User, course: string, change: string): Promise<void> {
    await markChanged(transaction, 'news');
    await audit.record(transaction, {
      action: 'content.changed',
      actor: `user:${id}`,
      subject: `course:${course}`,
      facts: { change },
    });
  }

  async function readCourse(store: Store, id: string): Promise<EditorCourse> {
    const course = await findStored(store, id);
    if (!course) throw notFound();
    const sign = (file: string) => signFileLink(files, { courseId: course.id, file, reach: 'draft' });
    const { video: videos = [], attachment: attachments = [] } = Object.groupBy(
      await listFiles(store, [course.id], null),
      ({ kind }) => kind,
    );
    return {
      ...course,
      videos: videos.map(({ id: file, title, description, preview_image, duration, position, size, captions_key }) => ({
        id: file,
        title,
        description,
        previewimage: preview_image,
        duration,
        order: position,
        size,
        url: sign(file),
        captions: captions_key === null ? null : sign(`${file}-captions`),
      })),
      attachments: attachments.map(({ id: file, title, description, type, position, name, size }) => ({
        id: file,
        title,
        description,
        filetype: type,
        order: position,
        name,
        size,
        url: sign(file),
      })),
    };
  }

  /** @throws HttpFailure 400, 404, or 409 with the stored course if another editor saved it since */
  async function update(transaction: Kysely<Tables>, user: User, id: string, body: CourseChanges): Promise<string[]> {
    const store = { kysely: transaction };
    const current = await findStored(store, id, true);
    if (!current) throw notFound();
    if (body.revision !== current.revision) {
      throw conflict('Another editor saved this course', await readCourse(store, id));
    }
    const slug = parseCourseSlug(body.slug);
    if (await isTaken(store, slug, current.id)) throw slugTaken();
    await updateCourse(transaction, user, current, { ...body, slug, name: body.name.trim() });
    const gone = await saveFiles(transaction, files, current.id, body);
    await record(transaction, user, current.id, 'saved');
    return gone;
  }

  return {
    listEditorCourses: () => listRows(database),

    createEditorCourse: async ({ user, body: { name: given, category } }) => {
      const name = given.trim();
      return database.kysely.transaction().execute(async (kysely) => {
        if ((await countCourses({ kysely })) >= limits.courses) throw invalid('There are too many courses');
        const wanted = articleSlug(name);
        const slug = toFreeSlug(wanted, await listTakenSlugs({ kysely }, wanted));
        const id = await insertCourse({ kysely }, user, { name, category, slug });
        if (id === undefined) throw slugTaken();
        await record(kysely, user, id, 'created');
        return readCourse({ kysely }, id);
      });
    },

    orderEditorCourses: async ({ user, body: { category, ids } }) => {
      await database.kysely.transaction().execute(async (kysely) => {
        const known = await lockCategory({ kysely }, category);
        const isSame =
          known.length === ids.length && new Set(ids).size === ids.length && known.every((id) => ids.includes(id));
        if (!isSame) throw invalid('The courses of this category changed. Load the page again.');
        await writeOrder({ kysely }, ids);
        await record(kysely, user, category, 'ordered');
      });
      return {};
    },

    getEditorCourse: ({ params }) => readCourse(database, params.id),

    updateEditorCourse: async ({ user, params, body }) => {
      const gone = await database.kysely.transaction().execute((kysely) => update(kysely, user, params.id, body));
      await Promise.all(gone.map((key) => files.remove(key)));
      return readCourse(database, params.id);
    },

    publishEditorCourse: async ({ user, params, body: { published } }) => {
      await database.kysely.transaction().execute(async (kysely) => {
        if (!(await setPublished(kysely, user, params.id, published))) throw notFound();
        await record(kysely, user, params.id, published ? 'published' : 'unpublished');
      });
      const row = await findStored(database, params.id);
      if (!row) throw notFound();
      return row;
    },

    deleteEditorCourse: async ({ user, params }) => {
      const keys = await database.kysely.transaction().execute(async (kysely) => {
        const found = await deleteCourse({ kysely }, params.id);
        if (!found) throw notFound();
        await record(kysely, user, params.id, 'deleted');
        return found;
      });
      await Promise.all(keys.map((key) => files.remove(key)));
      return {};
    },

    getCourseUpload: async ({ user, params, query: { type, size } }) => {
      const course = await findStored(database, params.id);
      if (!course) throw notFound();
      await limitCalls(attempts, courseUploads, user.id);
      return createUpload(database, files, { courseId: course.id, type, size });
    },
  };
}
