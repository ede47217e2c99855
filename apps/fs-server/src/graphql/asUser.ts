import { HttpFailure } from '../http/failures.ts';
import type { User } from '../http/user.ts';
import type { GraphQLContext } from './context.ts';
import { signedOutError, toGraphQLError } from './failures.ts';

/** Runs an operation that requires a session, and converts HTTP refusals to GraphQL errors. */
export async function asUser<Result>(
  { user }: GraphQLContext,
  operation: (user: User) => Promise<Result>,
): Promise<Result> {
  if (!user) throw signedOutError();
  try {
    return await operation(user);
  } catch (error) {
    throw error instanceof HttpFailure ? toGraphQLError(error) : error;
  }
}
