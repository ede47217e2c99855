import { paths } from '@fs/api-contract';
import { sql } from 'kysely';
import { composeMail } from '../../../mail/composeMail.ts';
import { findLanguage } from '../../../mail/findLanguage.ts';
import type { MailPart } from '../../../mail/MailContent.ts';
import { mailTexts } from '../../../mail/mailTexts.ts';
import { postMail } from '../../../mail/postMail.ts';
import type { UnsubscribeLinks } from '../../../mail/unsubscribeLinks.ts';
import { hoursAheadOfUtc, hoursBehindUtc } from '../../../values/localTime.ts';
import type { Store } from '../access.ts';
import { listUpdates } from '../reads/updates.ts';
import { listUrl, type MailContext } from '../shares.ts';
import { toSingleLine } from '../texts.ts';
import { type DigestWords, digestWords } from './digestWords.ts';
import { knownZone } from './knownZone.ts';
import { findSubscribedLists, kindsOf, type SubscribedList } from './subscribedLists.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A day's subscribers are read up to this long before their digest. Who subscribes later begins with the next one. */
const maxLeadMs = (hoursAheadOfUtc + hoursBehindUtc) * hourMs;
/** Maximum period of a digest. */
const maxDays = 7;
/** Maximum lines per list. Further ones are counted. */
const maxLines = 10;
const maxUpdates = 500;

export interface DigestContext extends MailContext {
  links: UnsubscribeLinks;
}

interface DigestUser {
  id: string;
  email: string;
  /** IANA name. Null if unknown. */
  timeZone: string | null;
}

/**
 * Mails a user the updates of the lists that they subscribed to: articles and new companies for `email`, deals for
 * `funding_updates`. Sends no mail without updates, and only one mail for the same `until`.
 */
export async function sendDigest(
  { store, publicUrl, productName, links }: DigestContext,
  userId: string,
  until: Date,
): Promise<void> {
  const user = await findUser(store, userId);
  if (!user) return;
  const since = await findSince(store, userId, until);
  const language = (await findLanguage(store, { id: userId })) ?? 'en';
  const texts = mailTexts[language].digest;
  const words = digestWords(language);
  const sections: MailPart[] = [];
  for (const list of await findSubscribedLists(store, user)) {
    const lines = await findLines(store, user, list, { since, until, words });
    if (lines.length === 0) continue;
    const more = lines.length - maxLines;
    sections.push({
      kind: 'list',
      title: toSingleLine(list.name),
      lines: [...lines.slice(0, maxLines), ...(more > 0 ? [words.more(more)] : [])],
      label: texts.view,
      href: listUrl(publicUrl, list.id),
    });
  }
  if (sections.length === 0) return;
  const subscription = { userId, kind: 'watchlists' } as const;
  const message = composeMail({
    key: `digest ${userId} ${until.toISOString()}`,
    to: user.email,
    language,
    subject: texts.subject(productName),
    productName,
    unsubscribeUrl: links.oneClickOf(subscription),
    parts: [
      { kind: 'text', text: texts.since(words.moment(since, knownZone(user.timeZone))) },
      ...sections,
      {
        kind: 'link',
        text: texts.manage,
        label: texts.notifications,
        href: `${publicUrl}${paths.app}/account#notifications`,
      },
      { kind: 'link', text: texts.stop, label: texts.unsubscribe, href: links.pageOf(subscription) },
    ],
  });
  await postMail(store.kysely, message);
}

/** Checked again before sending, because the user may have unsubscribed since. */
async function findUser({ kysely }: Store, userId: string): Promise<DigestUser | undefined> {
  return kysely
    .selectFrom('users')
    .leftJoin('preferences', (join) =>
      join.onRef('preferences.owner_id', '=', 'users.id').on('preferences.key', '=', 'time_zone'),
    )
    .select(['users.id', 'users.email', 'preferences.value as timeZone'])
    .where('users.id', '=', userId)
    .where('status', '=', 'CONFIRMED')
    .where('watchlist_emails', '=', true)
    .where('mail_paused', '=', false)
    .executeTakeFirst();
}

/** The end of the previous digest, or when the subscribers of one the day before were read, at the earliest. */
async function findSince({ kysely }: Store, userId: string, until: Date): Promise<Date> {
  const row = await kysely
    .selectFrom('jobs')
    .select(sql<string | null>`max(payload ->> 'until')`.as('last'))
    .where('kind', '=', 'digest')
    .where('finished_at', 'is not', null)
    .where('failure', 'is', null)
    .where(sql<boolean>`payload ->> 'userId' = ${userId} and payload ->> 'until' < ${until.toISOString()}`)
    .executeTakeFirst();
  const last = row?.last ? Date.parse(row.last) : until.getTime() - dayMs - maxLeadMs;
  return new Date(Math.max(last, until.getTime() - maxDays * dayMs));
}

interface Window {
  since: Date;
  until: Date;
}

async function findLines(
  store: Store,
  user: DigestUser,
  list: SubscribedList,
  { words, ...window }: Window & { words: DigestWords },
): Promise<string[]> {
  const updates = await listUpdates(store, 'latest', [list.id], {
    kinds: kindsOf(list),
    since: null,
    arrived: { from: window.since, until: window.until },
    offset: 0,
    limit: maxUpdates,
  });
  const added = list.email ? await findAdded(store, user, list.id, window) : [];
  return [...added.map((name) => words.added(toSingleLine(name))), ...updates.map(words.update)];
}

/** Companies that other users added to the list. */
async function findAdded(
  { kysely }: Store,
  user: DigestUser,
  listId: string,
  { since, until }: Window,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('watchlist_items')
    .innerJoin('organizations', 'organizations.id', 'watchlist_items.organization_id')
    .select('organizations.name')
    .where('watchlist_items.watchlist_id', '=', listId)
    .where('watchlist_items.added_at', '>=', since)
    .where('watchlist_items.added_at', '<', until)
    .where(sql<boolean>`watchlist_items.added_by is distinct from ${user.id}`)
    .orderBy('watchlist_items.position')
    .execute();
  return rows.map(({ name }) => name);
}
