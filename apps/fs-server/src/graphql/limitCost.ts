import { limits } from '@fs/api-contract';
import type { Plugin } from 'graphql-yoga';
import type { GraphQLContext } from './context.ts';
import { estimateCost } from './estimateCost.ts';
import { tooCostlyError } from './failures.ts';

/** Rejects an operation whose estimated cost is too high, before execution. */
export const limitCost: Plugin<GraphQLContext> = {
  onExecute: ({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) => {
    const cost = estimateCost({ schema, document, operationName, variables: variableValues ?? {} });
    if (cost > limits.graphqlCost) setResultAndStopExecution({ errors: [tooCostlyError()] });
  },
};
