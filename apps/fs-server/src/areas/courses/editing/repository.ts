import type { CourseCategory, CourseChanges, CourseFileType, EditorCourse, EditorCourseRow } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { User } from '../../../http/user.ts';
import { nameOf } from '../../curation/repository.ts';
import { minutes, type Store } from '../repository.ts';
import { countWords } from '../rules.ts';

/** A course without its files. */
export type StoredCourse = Omit<EditorCourse, 'attachments' | 'videos'>;

const rows = ({ kysely }: Store) =>
  kysely
    .selectFrom('courses')
    .select([
      'courses.id',
      'courses.name',
      'courses.category',
      'courses.slug',
      'courses.is_published as published',
      'courses.is_featured as featured',
      'courses.is_paid as paid',
      'courses.position as order',
      'courses.updated_at',
      minutes.as('minutes'),
      nameOf('courses.edited_by').as('edited_by'),
    ]);

/** All courses, by category in their order. */
export async function listRows(store: Store): Promise<EditorCourseRow[]> {
  const found = await rows(store)
    .orderBy('courses.category')
    .orderBy('courses.position')
    .orderBy('courses.id')
    .limit(limits.courses)
    .execute();
  return found.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }));
}

/** The id may be any text. @param isLocked until the transaction ends */
export async function findStored(store: Store, id: string, isLocked = false): Promise<StoredCourse | undefined> {
  const row = await rows(store)
    .select([
      'courses.short_description',
      'courses.description',
      'courses.content',
      'courses.featured_image as featuredimage',
      'courses.assessment_category as bizAssessmentCategory',
      'courses.revision',
    ])
    .where(sql<boolean>`courses.id::text = ${id}`)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { ...row, updated_at: row.updated_at.toISOString() };
}

/** The slugs that begin like this one, those of the past among them, to find a free one. */
export async function listTakenSlugs({ kysely }: Store, slug: string): Promise<ReadonlySet<string>> {
  const taken = await sql<{ slug: string }>`
    select slug from (select slug from courses union all select slug from course_addresses) as known
    where slug = ${slug} or starts_with(slug, ${`${slug}-`}) limit ${limits.countedMatches}
  `.execute(kysely);
  return new Set(taken.rows.map((row) => row.slug));
}

/** Whether another course has the slug, or had it. */
export async function isTaken({ kysely }: Store, slug: string, courseId: string): Promise<boolean> {
  const { rows: found } = await sql`
    select from courses where slug = ${slug} and id <> ${courseId}
    union all select from course_addresses where slug = ${slug} and course_id <> ${courseId}
  `.execute(kysely);
  return found.length > 0;
}

export async function countCourses({ kysely }: Store): Promise<number> {
  const { count } = await kysely
    .selectFrom('courses')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const nextPosition = (category: CourseCategory) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from courses where category = ${category})`;

/** Returns the id of a new course; undefined if another has the slug. */
export async function insertCourse(
  { kysely }: Store,
  user: User,
  { name, category, slug }: { name: string; category: CourseCategory; slug: string },
): Promise<string | undefined> {
  const row = await kysely
    .insertInto('courses')
    .values({ name, category, slug, position: nextPosition(category), edited_by: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Saves a course. Its former slug stays an address of it; another category puts it at the end there. */
export async function updateCourse(
  transaction: Kysely<Tables>,
  user: User,
  current: StoredCourse,
  { attachments: _attachments, videos: _videos, revision: _revision, ...changes }: CourseChanges,
): Promise<void> {
  const { featuredimage, published, featured, paid, bizAssessmentCategory, ...fields } = changes;
  await transaction
    .updateTable('courses')
    .set({
      ...fields,
      featured_image: featuredimage,
      is_published: published,
      is_featured: featured,
      is_paid: paid,
      assessment_category: bizAssessmentCategory,
      word_count: countWords(fields.content),
      ...(fields.category !== current.category && { position: nextPosition(fields.category) }),
      edited_by: user.id,
      revision: sql`revision + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', current.id)
    .execute();
  await transaction.deleteFrom('course_addresses').where('slug', '=', fields.slug).execute();
  if (fields.slug !== current.slug) {
    await transaction.insertInto('course_addresses').values({ slug: current.slug, course_id: current.id }).execute();
  }
}

/** Returns whether there was such a course. */
export async function setPublished(
  transaction: Kysely<Tables>,
  user: User,
  id: string,
  published: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('courses')
    .set({
      is_published: published,
      edited_by: user.id,
      revision: sql`revision + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks the courses of a category, in the order of their ids. Returns the ids. */
export async function lockCategory({ kysely }: Store, category: CourseCategory): Promise<string[]> {
  const found = await kysely
    .selectFrom('courses')
    .select('id')
    .where('category', '=', category)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

export async function writeOrder({ kysely }: Store, ids: readonly string[]): Promise<void> {
  await sql`
    update courses set position = ordinality - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as ordered (id) where courses.id = ordered.id
  `.execute(kysely);
}

/** Deletes a course. Returns the keys of its files; undefined if there is no such course. */
export async function deleteCourse({ kysely }: Store, id: string): Promise<string[] | undefined> {
  const keys = await sql<{ key: string }>`
    select unnest(array[key, captions_key]) as key from course_files where course_id::text = ${id}
    union all select key from course_uploads where course_id::text = ${id}
  `.execute(kysely);
  const gone = await kysely.deleteFrom('courses').where(sql<boolean>`id::text = ${id}`).executeTakeFirstOrThrow();
  return gone.numDeletedRows === 0n ? undefined : keys.rows.flatMap(({ key }) => key ?? []);
}

export async function insertUpload(
  { kysely }: Store,
  upload: { key: string; courseId: string; type: CourseFileType },
): Promise<void> {
  const { key, courseId, type } = upload;
  await kysely.insertInto('course_uploads').values({ key, course_id: courseId, type }).execute();
}

/** Type of an upload for the course; undefined for any other key. */
export async function findUpload(
  { kysely }: Store,
  courseId: string,
  key: string,
): Promise<CourseFileType | undefined> {
  const row = await kysely
    .selectFrom('course_uploads')
    .select('type')
    .where('course_id', '=', courseId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.type;
}

/** The oldest uploads before a time. */
export async function listStaleUploads({ kysely }: Store, before: Date, limit: number): Promise<string[]> {
  const found = await kysely
    .selectFrom('course_uploads')
    .select('key')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return found.map(({ key }) => key);
}

export async function deleteUploads({ kysely }: Store, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await kysely.deleteFrom('course_uploads').where('key', 'in', keys).execute();
}
