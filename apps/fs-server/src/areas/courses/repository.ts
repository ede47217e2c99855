import type { CourseCategory, CourseProgress } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Caller } from './rules.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

/** A course without what is long or belongs to it. */
export interface CourseCard {
  id: string;
  name: string;
  category: CourseCategory;
  slug: string;
  short_description: string;
  description: string;
  featuredimage: string | null;
  published: boolean;
  featured: boolean;
  paid: boolean;
  bizAssessmentCategory: string | null;
  order: number;
  minutes: number;
  updatedAt: string;
  progress: CourseProgress | null;
}

/** 200 words a minute, and the length of the videos. */
export const minutes = sql<number>`greatest(1, ceil(word_count / 200.0 + coalesce(
  (select sum(duration) from course_files where course_id = courses.id and kind = 'video'), 0) / 60.0))::int`;

/** Of the videos, how much was watched; null for a course that the user did not begin. */
const progressOf = (caller: Caller) => sql<CourseProgress | null>`(
  select json_build_object('done', done_at is not null, 'percent', case when done_at is not null then 100 else (
    select coalesce(floor(100.0 * sum(least(coalesce(watched, 0), duration)) / nullif(sum(duration), 0)), 0)::int
    from course_files left join video_progress on file_id = course_files.id and video_progress.user_id = ${caller?.id}
    where course_files.course_id = courses.id and kind = 'video'
  ) end)
  from course_progress where course_progress.course_id = courses.id and course_progress.user_id = ${caller?.id}
)`;

const cards = ({ kysely }: Store, caller: Caller) =>
  kysely
    .selectFrom('courses')
    .select([
      'courses.id',
      'courses.name',
      'courses.category',
      'courses.slug',
      'courses.short_description',
      'courses.description',
      'courses.featured_image as featuredimage',
      'courses.is_published as published',
      'courses.is_featured as featured',
      'courses.is_paid as paid',
      'courses.assessment_category as bizAssessmentCategory',
      'courses.position as order',
      'courses.updated_at',
      minutes.as('minutes'),
      (caller ? progressOf(caller) : sql<null>`null`).as('progress'),
    ]);

const toCard = ({ updated_at, ...row }: Omit<CourseCard, 'updatedAt'> & { updated_at: Date }): CourseCard => ({
  ...row,
  updatedAt: updated_at.toISOString(),
});

export interface CourseFilter {
  category?: string;
  featured?: true;
}

/** Published courses: the featured ones first, then in their order. */
export async function listCourses(
  store: Store,
  caller: Caller,
  { category, featured }: CourseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CourseCard[]> {
  const rows = await cards(store, caller)
    .where('courses.is_published', '=', true)
    .$if(category !== undefined, (query) => query.where(sql<boolean>`courses.category = ${category}`))
    .$if(featured === true, (query) => query.where('courses.is_featured', '=', true))
    .orderBy('courses.is_featured', 'desc')
    .$if(category === undefined, (query) => query.orderBy('courses.category'))
    .orderBy('courses.position')
    .orderBy('courses.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toCard);
}

/** A course by its slug, or by one that it had. @param mayBeDraft whether also one that is not published */
export async function findCourse(
  store: Store,
  caller: Caller,
  slug: string,
  mayBeDraft: boolean,
): Promise<CourseCard | undefined> {
  const row = await cards(store, caller)
    .where(
      sql<boolean>`courses.id = coalesce(
        (select id from courses as current where current.slug = ${slug}),
        (select course_id from course_addresses where course_addresses.slug = ${slug})
      )`,
    )
    .$if(!mayBeDraft, (query) => query.where('courses.is_published', '=', true))
    .executeTakeFirst();
  return row && toCard(row);
}

/** What decides who may read a course. The id may be any text. */
export async function findAccess({ kysely }: Store, id: string) {
  return kysely
    .selectFrom('courses')
    .select(['id', 'is_published as published', 'is_paid as paid'])
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
}

/** The texts of courses, by id. */
export async function readContents({ kysely }: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await kysely.selectFrom('courses').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** For each course, the next published one of its category, in the order of its page. */
export async function findNext({ kysely }: Store, ids: readonly string[]) {
  return kysely
    .selectFrom('courses as current')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('courses')
          .select(['id', 'name', 'category', 'slug'])
          .whereRef('courses.category', '=', 'current.category')
          .where('is_published', '=', true)
          .where(
            sql<boolean>`(not courses.is_featured, courses.position, courses.id)
              > (not current.is_featured, current.position, current.id)`,
          )
          .orderBy('is_featured', 'desc')
          .orderBy('position')
          .orderBy('id')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['current.id as before', 'next.id', 'next.name', 'next.category', 'next.slug'])
    .where('current.id', 'in', ids)
    .execute();
}

/** Videos and attachments of courses in their order, with the second at which the user stopped. */
export async function listFiles({ kysely }: Store, courseIds: readonly string[], caller: Caller) {
  return kysely
    .selectFrom('course_files')
    .leftJoin('video_progress', (join) =>
      join.onRef('file_id', '=', 'course_files.id').on('user_id', '=', caller?.id ?? null),
    )
    .select([
      'course_files.id',
      'course_id',
      'kind',
      'key',
      'captions_key',
      'title',
      'description',
      'name',
      'type',
      'size',
      'duration',
      'preview_image',
      'position',
      sql<number>`coalesce(seconds, 0)`.as('seconds'),
    ])
    .where('course_id', 'in', courseIds)
    .orderBy('course_id')
    .orderBy('position')
    .execute();
}

/** A file of a course. The ids may be any text. */
export async function findFile({ kysely }: Store, courseId: string, id: string) {
  return kysely
    .selectFrom('course_files')
    .select(['id', 'kind', 'key', 'captions_key', 'name', 'type', 'size', 'duration'])
    .where(sql<boolean>`course_id::text = ${courseId} and id::text = ${id}`)
    .executeTakeFirst();
}

/** Records that a user began a course, or that it is done. */
export async function writeProgress(
  { kysely }: Store,
  userId: string,
  courseId: string,
  done: boolean | undefined,
): Promise<void> {
  const change = done !== undefined && { done_at: done ? new Date() : null };
  await kysely
    .insertInto('course_progress')
    .values({ user_id: userId, course_id: courseId, ...change })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id']).doUpdateSet({ updated_at: sql<Date>`now()`, ...change }),
    )
    .execute();
}

export async function writeVideoProgress(
  { kysely }: Store,
  userId: string,
  fileId: string,
  seconds: number,
): Promise<void> {
  await kysely
    .insertInto('video_progress')
    .values({ user_id: userId, file_id: fileId, seconds, watched: seconds })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'file_id'])
        .doUpdateSet({ seconds, watched: sql<number>`greatest(video_progress.watched, ${seconds}::int)` }),
    )
    .execute();
}

export async function readProgress(store: Store, caller: Caller, courseId: string): Promise<CourseProgress | null> {
  const row = await store.kysely
    .selectFrom('courses')
    .select(progressOf(caller).as('progress'))
    .where('id', '=', courseId)
    .executeTakeFirst();
  return row?.progress ?? null;
}
