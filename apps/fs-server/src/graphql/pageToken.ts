import { isStorable } from '../values/storableText.ts';
import { invalidError } from './failures.ts';

/** A page's token is the sort key of its last item, opaque to callers. */
export function encodePageToken(lastKey: string): string {
  return Buffer.from(lastKey, 'utf8').toString('base64url');
}

/** @throws GraphQLError `invalid` for a token that this server cannot have made. */
export function decodePageToken(token: string | null | undefined): string | null {
  if (token === null || token === undefined) return null;
  const key = Buffer.from(token, 'base64url').toString('utf8');
  if (key === '' || !isStorable(key) || encodePageToken(key) !== token)
    throw invalidError('nextToken is not one of ours');
  return key;
}
