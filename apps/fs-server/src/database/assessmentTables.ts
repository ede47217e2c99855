import type { AssessmentAnswer, AssessmentQuestionId, LibraryCategory } from '@fs/api-contract';
import type { GeneratedId, GeneratedInstant, Json, Nullable } from './columnTypes.ts';

/** What was asked, and the answer. */
export interface AnsweredQuestion {
  id: AssessmentQuestionId;
  category: LibraryCategory;
  answer: AssessmentAnswer;
}

export interface CategoryScore {
  category: LibraryCategory;
  /** 0 to 100. */
  score: number;
}

/** A result of the business assessment. */
export interface AssessmentsTable {
  id: GeneratedId;
  /** Null for a signed-out user. */
  user_id: Nullable<string>;
  email: string;
  user_data: Json<{ name: string; company: string }>;
  /** The strongest category first. */
  result: Json<CategoryScore[]>;
  questions: Json<AnsweredQuestion[]>;
  previous_id: Nullable<string>;
  created_at: GeneratedInstant;
}
