import { type Static, Type } from 'typebox';
import { type AssessmentQuestionId, assessmentQuestions } from '../assessment.ts';
import { courseCategories, libraryCategories } from '../courses.ts';
import type { assessmentRoutes } from './assessment.ts';
import { ClosedObject, Count, Identifier, Instant, Nullable, Text, Whole } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const Category = Type.Enum([...libraryCategories]);
const QuestionId = Type.Enum(assessmentQuestions.map(({ id }) => id) as AssessmentQuestionId[]);
/** 1 for not at all, 5 for completely. */
const Answer = Whole(1, 5);
const Score = Type.Integer({ minimum: 0, maximum: 100 });

/** Who took the assessment, as far as they said. */
const UserData = ClosedObject({ name: Text(200), company: Text(200) });

const AssessmentSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Null for callers who have the link only. */
  email: Nullable(Type.String()),
  /** Null for callers who have the link only. */
  userData: Nullable(Type.Object({ name: Type.String(), company: Type.String() })),
  /** The strongest category first. */
  result: Type.Array(
    Type.Object({
      category: Category,
      score: Score,
      /** Score of the assessment before; null for a first one. */
      previous: Nullable(Score),
      /** Courses about the category. */
      courses: Type.Array(
        Type.Object({
          name: Type.String(),
          category: Type.Enum([...courseCategories]),
          slug: Type.String(),
          paid: Type.Boolean(),
          minutes: Count,
        }),
        { maxItems: 2 },
      ),
    }),
    { minItems: libraryCategories.length, maxItems: libraryCategories.length },
  ),
  /** What was asked and answered, in the order of the questions. */
  questions: Type.Array(Type.Object({ id: QuestionId, category: Category, answer: Answer }), {
    maxItems: assessmentQuestions.length,
  }),
  createdAt: Instant,
  /** When the assessment before was taken; null for a first one. */
  previousAt: Nullable(Instant),
});

export type BusinessAssessmentResult = Static<typeof AssessmentSchema>;

export const assessmentSchemas = {
  submitAssessment: {
    body: ClosedObject({
      email: Text(254, { minLength: 3 }),
      userData: UserData,
      /** One answer to each question. */
      answers: Type.Array(ClosedObject({ id: QuestionId, answer: Answer }), {
        minItems: assessmentQuestions.length,
        maxItems: assessmentQuestions.length,
      }),
      /** Id of the result to compare with. Default: the caller's latest. */
      previous: Type.Optional(Identifier),
    }),
    response: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  },
  getAssessment: { params: ClosedObject({ id: Identifier }), response: AssessmentSchema },
  getLatestAssessment: {
    /** Null for a user who never took it. */
    response: Type.Object({
      latest: Nullable(Type.Object({ id: Type.String({ format: 'uuid' }), createdAt: Instant })),
    }),
  },
} satisfies RouteSchemas<typeof assessmentRoutes>;
