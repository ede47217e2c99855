import type { assessmentRoutes, BusinessAssessmentResult } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { findAssessment, findComparable, findLatest, insertAssessment, listMatchingCourses } from './repository.ts';
import { toEntry } from './rules.ts';

type Caller = { id: string } | null;

/** Handlers of the business assessment. Whoever has the link of a result may read it, without who took it. */
export function assessmentHandlers(database: Database): Handlers<typeof assessmentRoutes> {
  async function findPrevious(caller: Caller, named: string | undefined): Promise<string | null> {
    const comparable = named === undefined ? undefined : await findComparable(database, named, caller?.id ?? null);
    const previous = comparable ?? (caller ? await findLatest(database, caller.id) : undefined);
    return previous?.id ?? null;
  }

  async function read(id: string, caller: Caller): Promise<BusinessAssessmentResult> {
    const row = await findAssessment(database, id);
    if (!row) throw notFound();
    const courses = await listMatchingCourses(database);
    const isOwn = caller !== null && row.user_id === caller.id;
    return {
      id: row.id,
      email: isOwn ? row.email : null,
      userData: isOwn ? row.user_data : null,
      result: row.result.map(({ category, score }) => ({
        category,
        score,
        previous: row.previous_result?.find((before) => before.category === category)?.score ?? null,
        courses: courses.get(category) ?? [],
      })),
      questions: row.questions,
      createdAt: row.created_at.toISOString(),
      previousAt: row.previous_at?.toISOString() ?? null,
    };
  }

  return {
    submitAssessment: async ({ body, user }) =>
      insertAssessment(database, {
        ...toEntry(body),
        userId: user?.id ?? null,
        previousId: await findPrevious(user, body.previous),
      }),
    getAssessment: ({ params, user }) => read(params.id, user),
    getLatestAssessment: async ({ user }) => {
      const latest = await findLatest(database, user.id);
      return { latest: latest ? { id: latest.id, createdAt: latest.created_at.toISOString() } : null };
    },
  };
}
