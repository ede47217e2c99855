import type { BusinessAssessmentResult } from '@fs/api-contract';
import { assessmentQuestions, libraryCategories } from '@fs/api-contract';

type Category = BusinessAssessmentResult['result'][number];

const courseNames = ['Know your runway', 'Read a term sheet'];

export const buildCategoryResult = (changes: Partial<Category> = {}): Category => ({
  category: 'finance',
  score: 63,
  previous: null,
  courses: courseNames.map((name, index) => ({
    name,
    category: changes.category ?? 'finance',
    slug: name.toLowerCase().replaceAll(' ', '-'),
    paid: index === 1,
    minutes: 4 + index,
  })),
  ...changes,
});

/** A result with another score in each category, the strongest first. */
export const buildAssessment = (changes: Partial<BusinessAssessmentResult> = {}): BusinessAssessmentResult => ({
  id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a90',
  email: null,
  userData: null,
  result: libraryCategories.map((category, index) => buildCategoryResult({ category, score: 100 - index * 22 })),
  questions: assessmentQuestions.map((question) => ({ ...question, answer: 3 })),
  createdAt: '2026-11-22T06:00:00.000Z',
  previousAt: null,
  ...changes,
});
