import { hasCapability, waitingTexts } from '@fs/api-contract';
import { HttpFailure, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { AttemptRule } from '../../identity/attempts.ts';

/** The facts that determine what a user may do in a channel. */
export interface ChannelAccess {
  isMember: boolean;
  isCreator: boolean;
}

/** Limits of one person. */
export const chatLimits = {
  messages: { name: 'chat message', limit: 60, windowSeconds: 60 },
  channels: { name: 'chat channel', limit: 50, windowSeconds: 24 * 60 * 60 },
  invites: { name: 'chat invites', limit: 100, windowSeconds: 60 * 60 },
  uploads: { name: 'chat upload', limit: 120, windowSeconds: 60 * 60 },
} as const satisfies Record<string, AttemptRule>;

/** 429: more messages in a minute than a person writes. */
export function tooManyMessages(): HttpFailure {
  return new HttpFailure(429, waitingTexts.messages);
}

/** @throws HttpFailure 404 for a channel that does not exist or that the user is not in. Groups make no exception. */
export function requireMember(access: ChannelAccess | undefined): asserts access is ChannelAccess {
  if (!access?.isMember) throw notFound();
}

/** Whether the user may invite and remove people. */
export function canManage(access: ChannelAccess, user: User): boolean {
  return access.isMember && hasCapability(user.groups, 'messaging');
}

/** Deleting needs the creator or the group admin (decision AMB-088), and membership. */
export function canDelete(access: ChannelAccess, user: User): boolean {
  return access.isMember && (access.isCreator || user.groups.includes('admin'));
}

/** Parses a name as a single line. @throws HttpFailure 400 */
export function parseChannelName(text: string): string {
  const name = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  if (name === '') throw invalid('Enter a channel name');
  return name;
}

/** Removes control characters except line breaks and tabs. @throws HttpFailure 400 for a message of nothing */
export function parseContent(text: string, files: number): string {
  const content = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  if (content.trim() === '' && files === 0) throw invalid('Write a message or attach a file');
  return content.trimEnd();
}

/** A file name as a single line without folders. */
export function parseFileName(text: string): string {
  const name = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_').trim();
  return name === '' ? 'file' : name;
}
