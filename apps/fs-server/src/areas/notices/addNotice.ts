import { limits, type NoticeFacts, type NoticeKind, noticeFactNames, toNoticeFact } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { createJobQueue } from '../../jobs/jobQueue.ts';
import { countDay, deleteOldNotices, findConfirmedUser, insertNotice } from './repository.ts';

/** Who gets a notice: a user, or whoever has or will have an account with this email. */
export type NoticeRecipient = { userId: string } | { email: string };

export interface NewNotice<Kind extends NoticeKind> {
  to: NoticeRecipient;
  kind: Kind;
  facts: NoticeFacts<Kind>;
  /** Path of the app that the notice leads to, such as `/workspaces`. */
  path?: string;
  /** Identifies the event, such as a webhook's. A second notice with the same key is not stored. */
  key?: string;
  /** Whether it is mailed too, if the user wants that. False for what has a mail of its own. @default true */
  isMailed?: boolean;
}

export const noticeMailJob = 'notice-mail';

const prefixOf = (senderId: string): string => `from ${senderId} `;

/**
 * The key of what a user can do to others at will, so that nobody gets more than one notice of it a day, and few of
 * all that the user does.
 */
export const dailyKey = (senderId: string, ...parts: readonly string[]): string =>
  prefixOf(senderId) + [...parts, new Date().toISOString().slice(0, 10)].join(' ');

/** Who does what a key of `dailyKey` names. */
const senderOf = (key: string | undefined): string | undefined => /^from (\S+) /.exec(key ?? '')?.[1];

/**
 * Stores a notice, and a job that mails it. Pass the transaction of the event, so that both happen or neither does.
 * Facts that are too long are cut.
 */
export async function addNotice<Kind extends NoticeKind>(
  store: Pick<Database, 'kysely'>,
  { to, kind, facts, path, key, isMailed = true }: NewNotice<Kind>,
): Promise<void> {
  const names: readonly (keyof NoticeFacts<Kind>)[] = noticeFactNames[kind];
  const stored = Object.fromEntries(names.map((name) => [name, toNoticeFact(facts[name])]));
  const userId = 'userId' in to ? to.userId : await findConfirmedUser(store, to.email.toLowerCase());
  const recipient =
    userId === undefined && 'email' in to ? { email: to.email.toLowerCase() } : { user_id: userId ?? null };
  const sender = senderOf(key);
  // Otherwise one user could push all other notices out.
  if (sender && (await countDay(store, recipient, prefixOf(sender))) >= limits.noticesFromOne) return;
  const id = await insertNotice(store, {
    ...recipient,
    kind,
    facts: JSON.stringify(stored),
    path: path ?? null,
    key: key ?? null,
  });
  if (id === undefined || userId === undefined) return;
  await deleteOldNotices(store, userId, limits.noticesStored);
  if (!isMailed) return;
  await createJobQueue(store).add({ kind: noticeMailJob, key: `notice ${id}`, payload: { id }, runAt: new Date() });
}
