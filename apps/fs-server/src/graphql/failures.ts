import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { HttpFailure } from '../http/failures.ts';

/** The error for a caller without a session, with HTTP status 401. */
export function signedOutError(): Error {
  return createGraphQLError('Log in to continue', { extensions: { code: 'signed-out', http: { status: 401 } } });
}

export function invalidError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'invalid' } });
}

export function conflictError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'conflict' } });
}

/** The error for a valid request that would return too many rows or bytes. */
export function tooCostlyError(): GraphQLError {
  return createGraphQLError('This request asks for too much at once: ask for fewer entries a page, or fewer fields', {
    extensions: { code: 'too-costly', http: { status: 400 } },
  });
}

/** The error for an absent or hidden record. The responses must be identical. */
export function notFoundError(): Error {
  return createGraphQLError('Not found', { extensions: { code: 'not-found' } });
}

const codes: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
};

/** Converts an HTTP refusal to a GraphQL error with the same details. */
export function toGraphQLError({ status, message, details, headers }: HttpFailure): Error {
  const code = 'type' in details ? 'over-limit' : (codes[status] ?? 'unavailable');
  // For 5xx, set the HTTP status too: the server cannot serve any operation now.
  const http = status >= 500 ? { http: { status, headers } } : {};
  return createGraphQLError(message, { extensions: { code, ...details, ...http } });
}
