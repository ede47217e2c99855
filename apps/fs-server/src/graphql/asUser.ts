import { HttpFailure } from '../http/failures.ts';
import type { User } from '../http/user.ts';
import type { GraphQLContext } from './context.ts';
import { signedOutError, toGraphQLError } from './failures.ts';

/** Does what only a signed-in reader may ask for; a rule's refusal leaves as this door's. */
export async function asReader<Result>(
  { reader }: GraphQLContext,
  deed: (reader: User) => Promise<Result>,
): Promise<Result> {
  if (!reader) throw signedOutError();
  try {
    return await deed(reader);
  } catch (error) {
    throw error instanceof HttpFailure ? toGraphQLError(error) : error;
  }
}
