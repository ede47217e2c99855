import type { LibraryCategory } from './courses.ts';

interface Question {
  id: string;
  category: LibraryCategory;
}

/** Statements that the business assessment asks about, in their order (decision AMB-193). */
export const assessmentQuestions = [
  { id: 'product-problem', category: 'product' },
  { id: 'product-use', category: 'product' },
  { id: 'finance-runway', category: 'finance' },
  { id: 'finance-terms', category: 'finance' },
  { id: 'sales-customers', category: 'sales' },
  { id: 'sales-steps', category: 'sales' },
  { id: 'marketing-sentence', category: 'marketing' },
  { id: 'marketing-channel', category: 'marketing' },
  { id: 'growth-numbers', category: 'growth' },
  { id: 'growth-trials', category: 'growth' },
] as const satisfies readonly Question[];

export type AssessmentQuestionId = (typeof assessmentQuestions)[number]['id'];

/** How much a statement applies: from not at all to completely. */
export const assessmentScale = [1, 2, 3, 4, 5] as const;
export type AssessmentAnswer = (typeof assessmentScale)[number];

/** The first assessment page, and the result of one. */
export const assessmentPath = '/forms/business-assessment' as const;
export const assessmentResultPath = (id: string): string => `${assessmentPath}/result?id=${encodeURIComponent(id)}`;
