import { type AssessmentAnswer, assessmentQuestions } from '@fs/api-contract';
import type { World } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import { scoreAnswers } from '../areas/assessment/rules.ts';
import type { Tables } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Answers in the order of the questions. */
const sampleAnswers: readonly AssessmentAnswer[] = [4, 3, 2, 3, 3, 2, 4, 2, 2, 1];

/** Seeds a result of 90 days ago, with which a user can compare a new one. */
export async function seedAssessments(kysely: Kysely<Tables>, world: World): Promise<void> {
  const user = world.users.find(({ role }) => role === 'individual');
  if (!user) return;
  const questions = assessmentQuestions.map(({ id, category }, index) => ({
    id,
    category,
    answer: sampleAnswers[index] ?? 3,
  }));
  await kysely
    .insertInto('assessments')
    .values({
      user_id: user.id,
      email: user.email,
      user_data: JSON.stringify({ name: `${user.givenName} ${user.familyName}`, company: '' }),
      result: JSON.stringify(scoreAnswers(questions)),
      questions: JSON.stringify(questions),
      created_at: new Date(Date.parse(world.now) - 90 * dayMs),
    })
    .execute();
}
