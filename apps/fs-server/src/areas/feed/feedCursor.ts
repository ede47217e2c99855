import { Buffer } from 'node:buffer';
import type { FeedItem } from '@fs/api-contract';
import { invalid } from '../../http/failures.ts';
import { isStorable } from '../../values/storableText.ts';

/** The position of an event in the feed. */
export type FeedCursor = Pick<FeedItem, 'arrived_at' | 'kind' | 'id'>;

const format = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) (article|funding|acquisition|investment) (.+)$/s;

export function encodeCursor({ arrived_at, kind, id }: FeedCursor): string {
  return Buffer.from(`${arrived_at} ${kind} ${id}`, 'utf8').toString('base64url');
}

/** @throws HttpFailure 400 for a text that this server did not issue */
export function decodeCursor(text: string | undefined): FeedCursor | null {
  if (text === undefined) return null;
  const [, arrived_at = '', kind, id = ''] = format.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (!isInstant(arrived_at) || !isStorable(id)) throw invalid('cursor is not one of ours');
  return { arrived_at, kind: kind as FeedItem['kind'], id };
}

/** Whether the database knows the instant: JavaScript also parses February 30, and the year 0. */
function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return time >= 0 && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
