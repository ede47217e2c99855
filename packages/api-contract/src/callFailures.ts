import { type GraphQLOperation, graphqlOperations } from './graphqlOperations.ts';
import { rssBlogFailure } from './rest/companyArticles.ts';
import { unpublishFailure } from './rest/courses.ts';
import { type RouteName, routes } from './rest/routes.ts';
import { type RowStreamName, rowStreams } from './rest/rowStreams.ts';

/** What a call shows when it fails, of every call. */
export type CallFailureText =
  | (typeof routes)[RouteName]['failure']
  | (typeof graphqlOperations)[GraphQLOperation]['failure']
  | (typeof rowStreams)[RowStreamName]['failure']
  | typeof rssBlogFailure
  | typeof unpublishFailure;

const calls: readonly { failure: CallFailureText }[] = [
  ...Object.values(routes),
  ...Object.values(graphqlOperations),
  ...Object.values(rowStreams),
];

/** The texts of all calls, each once. */
export const callFailures: readonly CallFailureText[] = [
  ...new Set<CallFailureText>([...calls.map(({ failure }) => failure), rssBlogFailure, unpublishFailure]),
];
