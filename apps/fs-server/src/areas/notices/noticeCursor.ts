import { Buffer } from 'node:buffer';
import type { Notice } from '@fs/api-contract';
import { invalid } from '../../http/failures.ts';

/** The position of a notice in the list. */
export type NoticeCursor = Pick<Notice, 'createdAt' | 'id'>;

const format = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const encodeCursor = ({ createdAt, id }: NoticeCursor): string =>
  Buffer.from(`${createdAt} ${id}`, 'utf8').toString('base64url');

/** @throws HttpFailure 400 for a text that this server did not issue */
export function decodeCursor(text: string | undefined): NoticeCursor | null {
  if (text === undefined) return null;
  const [, createdAt = '', id = ''] = format.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  const time = Date.parse(createdAt);
  // JavaScript also parses February 30, and the year 0.
  if (!(time >= 0) || new Date(time).toISOString() !== createdAt) throw invalid('cursor is not one of ours');
  return { createdAt, id };
}
