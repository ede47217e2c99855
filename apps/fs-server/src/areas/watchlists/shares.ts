import { limits, paths, type WatchlistShare, waitingTexts } from '@fs/api-contract';
import { sql } from 'kysely';
import { HttpFailure, invalid, notFound } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import type { User } from '../../http/user.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import type { MailPart } from '../../mail/MailContent.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { postMail } from '../../mail/postMail.ts';
import type { Store } from './access.ts';
import { addViewer } from './listUsers.ts';
import { notifyShared } from './notifyShared.ts';
import { shareJson } from './repository.ts';
import { lockList, requireList } from './requireLists.ts';
import { toParagraphs, toSingleLine } from './texts.ts';

/** What mails about lists need. */
export interface MailContext {
  store: Store;
  /** Origin of the server's public URL. */
  publicUrl: string;
  productName: string;
}

export const listUrl = (publicUrl: string, id: string): string =>
  `${publicUrl}${paths.app}/research/watchlists/${encodeURIComponent(id)}`;

interface Invitation {
  email: string;
  message?: string | undefined;
  sendEmail?: boolean | undefined;
}

/**
 * Gives an email read access to the list and mails it (decision AMB-155). The email may have no account. Sharing again
 * sends the mail again, with the new message.
 * @throws HttpFailure 400, also for a message without a mail, which nobody would get; 403, 404; 429 beyond the daily number of mails
 */
export async function shareList(
  { store, publicUrl, productName }: MailContext,
  user: User,
  id: string,
  { email: text, message = '', sendEmail = true }: Invitation,
): Promise<void> {
  const email = parseEmail(text);
  const note = toParagraphs(message);
  if (note !== '' && !sendEmail) throw invalid('A message is sent only by email');
  await store.kysely.transaction().execute(async (kysely) => {
    const users = await lockList({ kysely }, user, 'share', id);
    const sender = await kysely
      .selectFrom('users')
      .select(['given_name', 'family_name', 'email'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (email === sender.email) throw new HttpFailure(400, 'You already have access to this list');
    const list = await kysely.selectFrom('watchlists').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    const isNew = await addViewer({ kysely }, id, users, email);
    if (isNew) await notifyShared({ kysely }, user, { id, ...list }, [email]);
    if (!sendEmail) return;
    await countMail({ kysely }, user);
    const who = toSingleLine(`${sender.given_name} ${sender.family_name}`);
    // The sender’s language is the best guess for someone without an account.
    const language = (await findLanguage({ kysely }, { email })) ?? (await findLanguage({ kysely }, user)) ?? 'en';
    const texts = mailTexts[language].share;
    const parts: MailPart[] = [{ kind: 'text', text: texts.lead(who, sender.email, toSingleLine(list.name)) }];
    if (note !== '') parts.push({ kind: 'text', text: texts.message }, { kind: 'quote', text: note });
    parts.push({ kind: 'text', text: texts.view });
    parts.push({ kind: 'action', label: texts.viewLabel, href: listUrl(publicUrl, id) });
    const subject = texts.subject(who, productName);
    await postMail(kysely, composeMail({ to: email, language, subject, productName, parts }));
  });
}

async function countMail({ kysely }: Store, user: User): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${user.id}`}, 0))`.execute(kysely);
  const day = sql<boolean>`sent_at > now() - interval '1 day'`;
  const { count } = await kysely
    .selectFrom('watchlist_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', user.id)
    .where(day)
    .executeTakeFirstOrThrow();
  if (count >= limits.shareMailsPerDay) throw new HttpFailure(429, waitingTexts.invitations);
  await kysely.deleteFrom('watchlist_invitations').where(sql<boolean>`not ${day}`).execute();
  await kysely.insertInto('watchlist_invitations').values({ sender_id: user.id }).execute();
}

/** The shares of a list, oldest first. */
export async function listShares(store: Store, user: User, watchlistID: string) {
  await requireList(store, user, 'read', watchlistID);
  const rows = await selectShares(store, user)
    .where('watchlists.id', '=', watchlistID)
    .limit(2 * limits.watchlistViewers)
    .execute();
  return rows.map(({ share }) => share);
}

/** Reads a share by id. @throws HttpFailure 404 for a share of a list that the user cannot see */
export async function readShare(store: Store, user: User, id: string): Promise<WatchlistShare> {
  const row = await selectShares(store, user).where('watchlist_shares.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  await requireList(store, user, 'read', row.share.list.id);
  return row.share;
}

/** Lists shared with the user, up to `limits.sharesListed`. */
export async function listSharesWith(store: Store, user: User) {
  const rows = await selectShares(store, user)
    .where('watchlist_shares.email', '=', user.email)
    .limit(limits.sharesListed)
    .execute();
  return rows.map(({ share }) => share);
}

function selectShares({ kysely }: Store, user: User) {
  return kysely
    .selectFrom('watchlist_shares')
    .innerJoin('watchlists', 'watchlists.id', 'watchlist_shares.watchlist_id')
    .select(shareJson(user).as('share'))
    .where('watchlists.deleted_at', 'is', null)
    .orderBy('watchlist_shares.created_at')
    .orderBy('watchlist_shares.email');
}
