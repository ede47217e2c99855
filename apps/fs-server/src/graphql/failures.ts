import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { HttpFailure } from '../http/failures.ts';

/** Answered to a caller without a session; the status is the transport's as well. */
export function signedOutError(): Error {
  return createGraphQLError('Sign in to continue', { extensions: { code: 'signed-out', http: { status: 401 } } });
}

export function invalidError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'invalid' } });
}

export function conflictError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'conflict' } });
}

/** More rows or bytes than one request may give, however well it is formed. */
export function tooCostlyError(): GraphQLError {
  return createGraphQLError('This request asks for too much at once: ask for fewer entries a page, or fewer fields', {
    extensions: { code: 'too-costly', http: { status: 400 } },
  });
}

/** Absent, or hidden from this caller: the two must not differ. */
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

/** A rule's refusal as this door gives it; REST has the same as status and body. */
export function toGraphQLError({ status, message, details, headers }: HttpFailure): Error {
  const code = 'type' in details ? 'over-limit' : (codes[status] ?? 'unavailable');
  // Whatever the operation, the server itself cannot answer it now.
  const http = status >= 500 ? { http: { status, headers } } : {};
  return createGraphQLError(message, { extensions: { code, ...details, ...http } });
}
