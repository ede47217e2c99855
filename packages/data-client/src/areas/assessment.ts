import type { assessmentRoutes, BusinessAssessmentResult, CallInput, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for the business assessment. */
export function assessmentCalls(rest: RestTransport) {
  return {
    /** Sends all answers; `id` is that of the result. Never retried automatically. */
    submitAssessment: (
      body: CallInput<'submitAssessment'>['body'],
      options?: CallOptions,
    ): Promise<Outcome<{ id: string }>> => rest.call('submitAssessment', { body }, options),

    /** Returns a result by its id. Email and user data are null unless the caller took it. */
    getAssessment: (id: string, options?: CallOptions): Promise<Outcome<BusinessAssessmentResult>> =>
      rest.call('getAssessment', { params: { id } }, options),

    /** Returns which result of the user is the latest; null for a user who never took the assessment. */
    getLatestAssessment: (
      options?: CallOptions,
    ): Promise<Outcome<{ latest: { id: string; createdAt: string } | null }>> =>
      rest.call('getLatestAssessment', {}, options),
  } satisfies AreaCalls<typeof assessmentRoutes>;
}
