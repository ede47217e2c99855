import { GraphQLError } from 'graphql';

/** Answered to a caller without a session; the status is the transport's as well. */
export function signedOutError(): GraphQLError {
  return new GraphQLError('Sign in to continue', { extensions: { code: 'signed-out', http: { status: 401 } } });
}

export function invalidError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'invalid' } });
}
