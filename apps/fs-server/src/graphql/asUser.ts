import { HttpFailure } from '../http/failures.ts';
import type { User } from '../http/user.ts';
import type { GraphQLContext } from './context.ts';
import { signedOutError, toGraphQLError } from './failures.ts';

/** Does what only a signed-in user may ask for; a rule's refusal leaves as this door's. */
export async function asUser<Result>({ user }: GraphQLContext, deed: (user: User) => Promise<Result>): Promise<Result> {
  if (!user) throw signedOutError();
  try {
    return await deed(user);
  } catch (error) {
    throw error instanceof HttpFailure ? toGraphQLError(error) : error;
  }
}
