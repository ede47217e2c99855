import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import { HttpFailure } from '../http/failures.ts';
import type { GraphQLContext } from './context.ts';

/** Logs internal errors, of which callers see only "Unexpected error". Refusals are not logged. */
export const logFailures: Plugin<GraphQLContext> = {
  onExecute: ({ args: { contextValue } }) => ({
    onExecuteDone: (payload) =>
      handleStreamOrSingleExecutionResult(payload, ({ result }) => {
        for (const { originalError } of result.errors ?? []) {
          if (!originalError || originalError.name === 'GraphQLError' || originalError instanceof HttpFailure) continue;
          contextValue.log.error({ err: originalError }, 'GraphQL operation failed');
        }
      }),
  }),
};
