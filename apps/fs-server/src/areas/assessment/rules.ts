import {
  type AssessmentAnswer,
  type AssessmentQuestionId,
  assessmentQuestions,
  assessmentScale,
  type CallInput,
  libraryCategories,
} from '@fs/api-contract';
import type { AnsweredQuestion, CategoryScore } from '../../database/assessmentTables.ts';
import { invalid } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';

/** The answers in the order of the questions. @throws HttpFailure 400 unless each question has one answer */
export function requireAnswers(answers: readonly { id: AssessmentQuestionId; answer: number }[]): AnsweredQuestion[] {
  const byId = new Map(answers.map(({ id, answer }) => [id, answer as AssessmentAnswer]));
  return assessmentQuestions.map(({ id, category }) => {
    const answer = byId.get(id);
    if (answer === undefined) throw invalid(`Answer to ${id} is required`);
    return { id, category, answer };
  });
}

/**
 * The score of each category, from 0 where nothing applies to 100 where everything applies completely. The strongest is
 * first, and equal ones are in the order of the libraries.
 */
export function scoreAnswers(questions: readonly AnsweredQuestion[]): CategoryScore[] {
  const lowest = assessmentScale[0];
  const range = (assessmentScale.at(-1) ?? lowest) - lowest;
  return libraryCategories
    .map((category) => {
      const answers = questions.filter((question) => question.category === category);
      const points = answers.reduce((sum, { answer }) => sum + answer - lowest, 0);
      return { category, score: Math.round((100 * points) / (range * answers.length)) };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What is stored of a submission. @throws HttpFailure 400 */
export function toEntry({ email, userData, answers }: CallInput<'submitAssessment'>['body']) {
  const questions = requireAnswers(answers);
  return {
    email: parseEmail(email),
    userData: { name: userData.name.trim(), company: userData.company.trim() },
    result: scoreAnswers(questions),
    questions,
  };
}
