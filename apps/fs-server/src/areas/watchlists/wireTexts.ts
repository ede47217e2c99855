import type { WatchlistItemInput, WatchlistPrivacy, WatchlistRole } from '@fs/api-contract';
import { HttpFailure } from '../../http/failures.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** Parses items in GraphQL's format, the JSON text of an array. @throws HttpFailure 400 */
export function parseItems(text: string | null | undefined): WatchlistItemInput[] | undefined {
  if (text === null || text === undefined) return undefined;
  const items = parse('items', text);
  if (!Array.isArray(items)) throw new HttpFailure(400, 'items must be a list');
  return items.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('uuid' in item) || typeof item.uuid !== 'string') {
      throw new HttpFailure(400, 'Each item needs the uuid of a company');
    }
    const added = 'added' in item ? item.added : undefined;
    if (added === undefined || added === null) return { uuid: item.uuid };
    if (typeof added !== 'string') throw new HttpFailure(400, 'added must be an ISO date');
    return { uuid: item.uuid, added };
  });
}

/** Parses the etag of metadata in GraphQL's format, JSON text. @throws HttpFailure 400 */
export function parseEtag(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const metadata = parse('metadata', text);
  if (typeof metadata !== 'object' || metadata === null || !('etag' in metadata)) return undefined;
  if (typeof metadata.etag !== 'string') throw new HttpFailure(400, 'Invalid etag');
  return metadata.etag;
}

/** @throws HttpFailure 400 */
export function parsePrivacy(text: string | null | undefined): WatchlistPrivacy | undefined {
  if (text === null || text === undefined) return undefined;
  if (text !== 'PRIVATE' && text !== 'PUBLIC') throw new HttpFailure(400, 'account_privacy is PRIVATE or PUBLIC');
  return text;
}

/** @throws HttpFailure 400 */
export function parseRole(text: string): WatchlistRole {
  if (text !== 'viewer' && text !== 'admin') throw new HttpFailure(400, 'role is viewer or admin');
  return text;
}

function parse(field: string, text: string): unknown {
  const value = parseJsonText(text);
  if (value === undefined) throw new HttpFailure(400, `${field} must be JSON`);
  return value;
}
