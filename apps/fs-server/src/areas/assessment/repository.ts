import type { CourseCategory, LibraryCategory } from '@fs/api-contract';
import { sql } from 'kysely';
import type { AnsweredQuestion, CategoryScore } from '../../database/assessmentTables.ts';
import type { Database } from '../../database/database.ts';
import { isUuid } from '../../values/uuid.ts';
import { minutes } from '../courses/repository.ts';

interface NewAssessment {
  userId: string | null;
  email: string;
  userData: { name: string; company: string };
  result: readonly CategoryScore[];
  questions: readonly AnsweredQuestion[];
  previousId: string | null;
}

/** Courses that a result recommends of each category. */
const coursesPerCategory = 2;

export async function insertAssessment(
  { kysely }: Database,
  { userId, email, userData, result, questions, previousId }: NewAssessment,
): Promise<{ id: string }> {
  return kysely
    .insertInto('assessments')
    .values({
      user_id: userId,
      email,
      user_data: JSON.stringify(userData),
      result: JSON.stringify(result),
      questions: JSON.stringify(questions),
      previous_id: previousId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateAssessment(
  { kysely }: Database,
  id: string,
  { email, userData, result, questions }: Omit<NewAssessment, 'userId' | 'previousId'>,
): Promise<void> {
  await kysely
    .updateTable('assessments')
    .set({
      email,
      user_data: JSON.stringify(userData),
      result: JSON.stringify(result),
      questions: JSON.stringify(questions),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a result. Those that were compared with it stay. */
export async function deleteAssessment({ kysely }: Database, id: string): Promise<void> {
  await kysely.deleteFrom('assessments').where('id', '=', id).execute();
}

/** A result with the scores of the one before. The id may be any text. */
export async function findAssessment({ kysely }: Database, id: string) {
  // Compared as an id, so that its index finds the row.
  if (!isUuid(id)) return undefined;
  return kysely
    .selectFrom('assessments')
    .leftJoin('assessments as before', 'before.id', 'assessments.previous_id')
    .select([
      'assessments.id',
      'assessments.user_id',
      'assessments.email',
      'assessments.user_data',
      'assessments.result',
      'assessments.questions',
      'assessments.created_at',
      'before.result as previous_result',
      'before.created_at as previous_at',
    ])
    .where('assessments.id', '=', id)
    .executeTakeFirst();
}

/** A result that the user, or null for a signed-out one, may compare with: their own, or that of a signed-out user. */
export async function findComparable({ kysely }: Database, id: string, userId: string | null) {
  if (!isUuid(id)) return undefined;
  return kysely
    .selectFrom('assessments')
    .select('id')
    .where('id', '=', id)
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', userId)]))
    .executeTakeFirst();
}

/** The user's latest result. */
export async function findLatest({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('assessments')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

interface MatchingCourse {
  name: string;
  category: CourseCategory;
  slug: string;
  paid: boolean;
  minutes: number;
}

/** Published courses about each category: the featured ones first, then in their order. */
export async function listMatchingCourses({
  kysely,
}: Database): Promise<ReadonlyMap<LibraryCategory, MatchingCourse[]>> {
  const rows = await kysely
    .with('matching', (query) =>
      query
        .selectFrom('courses')
        .select([
          'name',
          'category',
          'slug',
          'is_paid as paid',
          'assessment_category',
          minutes.as('minutes'),
          sql<number>`row_number() over (
            partition by assessment_category order by is_featured desc, position, id
          )`.as('place'),
        ])
        .where('is_published', '=', true)
        .where('assessment_category', 'is not', null),
    )
    .selectFrom('matching')
    .selectAll()
    .where('place', '<=', coursesPerCategory)
    .orderBy('place')
    .execute();
  const byCategory = new Map<LibraryCategory, MatchingCourse[]>();
  for (const { assessment_category: category, place: _place, ...course } of rows) {
    if (category) byCategory.set(category, [...(byCategory.get(category) ?? []), course]);
  }
  return byCategory;
}
