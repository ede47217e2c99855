import type { CallInput } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const key = ['assessment'] as const;

/** A result by its id, for one user: who took it is shown to them alone. */
export function assessmentQuery(client: DataClient, id: string, userId: string | undefined) {
  return queryOptions({
    queryKey: [...key, 'result', id, userId ?? null],
    queryFn: async ({ signal }) => unwrap(await client.assessment.getAssessment(id, { signal })),
  });
}

/** Which result of the user is the latest. */
export function latestAssessmentQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'latest'],
    queryFn: async ({ signal }) => unwrap(await client.assessment.getLatestAssessment({ signal })),
  });
}

/** Submits an assessment. Returns the id of its result. */
export function submitAssessmentMutation(client: DataClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async (body: CallInput<'submitAssessment'>['body']) =>
      unwrap(await client.assessment.submitAssessment(body)),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'latest'] }),
    // Fails at once while offline. The answers stay.
    networkMode: 'always',
  });
}
