import { createGraphQLError } from 'graphql-yoga';

/** Answered to a caller without a session; the status is the transport's as well. */
export function signedOutError(): Error {
  return createGraphQLError('Sign in to continue', { extensions: { code: 'signed-out', http: { status: 401 } } });
}

export function invalidError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'invalid' } });
}
