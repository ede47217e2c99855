import { isStorable } from '../values/storableText.ts';
import { invalidError } from './failures.ts';

/** Encodes the sort key of a page's last item as an opaque token. */
export function encodePageToken(lastKey: string): string {
  return Buffer.from(lastKey, 'utf8').toString('base64url');
}

/** @throws GraphQLError `invalid` for a token that this server did not issue. */
export function decodePageToken(token: string | null | undefined): string | null {
  if (token === null || token === undefined) return null;
  const key = Buffer.from(token, 'base64url').toString('utf8');
  if (key === '' || !isStorable(key) || encodePageToken(key) !== token)
    throw invalidError('nextToken is not one of ours');
  return key;
}
