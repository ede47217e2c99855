import { paths, type WatchlistUpdate } from '@fs/api-contract';
import { sql } from 'kysely';
import { composeMail } from '../../../mail/composeMail.ts';
import type { MailPart } from '../../../mail/MailContent.ts';
import { type Store, visibleTo } from '../access.ts';
import { listUpdates, type UpdateKind } from '../reads/updates.ts';
import { listUrl, type MailContext } from '../shares.ts';
import { toSingleLine } from '../texts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum period of a digest. */
const maxDays = 7;
/** Maximum lines per list. Further ones are counted. */
const maxLines = 10;
const maxUpdates = 500;

interface DigestUser {
  id: string;
  email: string;
}

interface FollowedList {
  id: string;
  name: string;
  email: boolean;
  fundingUpdates: boolean;
}

/**
 * Mails a user the updates of the lists that they subscribed to: articles and new companies for `email`, deals for
 * `funding_updates`. Sends no mail without updates, and only one mail for the same `until`.
 */
export async function sendDigest(
  { store, mail, publicUrl, productName }: MailContext,
  userId: string,
  until: Date,
): Promise<void> {
  const user = await findUser(store, userId);
  if (!user) return;
  const since = await findSince(store, userId, until);
  const sections: MailPart[] = [];
  for (const list of await findLists(store, user)) {
    const lines = await findLines(store, user, list, { since, until });
    if (lines.length === 0) continue;
    const more = lines.length - maxLines;
    sections.push({
      kind: 'list',
      title: toSingleLine(list.name),
      lines: [...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more`] : [])],
      label: 'View the watchlist',
      href: listUrl(publicUrl, list.id),
    });
  }
  if (sections.length === 0) return;
  const message = composeMail({
    key: `digest ${userId} ${until.toISOString()}`,
    to: user.email,
    subject: `New on your ${productName} watchlists`,
    productName,
    parts: [
      ...sections,
      {
        kind: 'link',
        text: 'Manage email preferences:',
        label: 'Notifications',
        href: `${publicUrl}${paths.app}/account#notifications`,
      },
    ],
  });
  await mail.send(message);
}

/** Checked again before sending, because the user may have unsubscribed since. */
async function findUser({ kysely }: Store, userId: string): Promise<DigestUser | undefined> {
  return kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('status', '=', 'CONFIRMED')
    .where('watchlist_emails', '=', true)
    .executeTakeFirst();
}

/** The end of the previous digest, or one day ago. */
async function findSince({ kysely }: Store, userId: string, until: Date): Promise<Date> {
  const row = await kysely
    .selectFrom('jobs')
    .select(sql<string | null>`max(payload ->> 'until')`.as('last'))
    .where('kind', '=', 'digest')
    .where('finished_at', 'is not', null)
    .where('failure', 'is', null)
    .where(sql<boolean>`payload ->> 'userId' = ${userId} and payload ->> 'until' < ${until.toISOString()}`)
    .executeTakeFirst();
  const last = row?.last ? Date.parse(row.last) : until.getTime() - dayMs;
  return new Date(Math.max(last, until.getTime() - maxDays * dayMs));
}

function findLists({ kysely }: Store, user: DigestUser): Promise<FollowedList[]> {
  return kysely
    .selectFrom('watchlist_settings')
    .innerJoin('watchlists', 'watchlists.id', 'watchlist_settings.watchlist_id')
    .select([
      'watchlists.id',
      'watchlists.name',
      'watchlist_settings.email',
      'watchlist_settings.funding_updates as fundingUpdates',
    ])
    .where('watchlist_settings.owner_id', '=', user.id)
    .where((setting) => setting.or([setting('email', '=', true), setting('funding_updates', '=', true)]))
    .where(visibleTo(user))
    .orderBy('watchlist_settings.is_starred', 'desc')
    .orderBy('watchlists.name')
    .orderBy('watchlists.id')
    .execute();
}

interface Window {
  since: Date;
  until: Date;
}

async function findLines(store: Store, user: DigestUser, list: FollowedList, window: Window): Promise<string[]> {
  const kinds: UpdateKind[] = [
    ...(list.email ? (['article'] as const) : []),
    ...(list.fundingUpdates ? (['funding', 'acquisition'] as const) : []),
  ];
  const updates = await listUpdates(store, 'latest', [list.id], {
    kinds,
    since: null,
    arrived: { from: window.since, until: window.until },
    offset: 0,
    limit: maxUpdates,
  });
  const added = list.email ? await findAdded(store, user, list.id, window) : [];
  return [...added.map((name) => `Added to the list: ${toSingleLine(name)}`), ...updates.map(formatUpdate)];
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

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function formatUpdate({ kind, title, description, organization, other, amount_usd }: WatchlistUpdate): string {
  const amount = amount_usd === null ? undefined : dollars.format(amount_usd);
  switch (kind) {
    case 'article':
      return toSingleLine(`${organization.name}: ${title}`);
    case 'funding':
      return toSingleLine(`${organization.name} raised ${amount ?? 'a round'} (${description.replaceAll('_', ' ')})`);
    case 'acquisition': {
      // The title names the company that was acquired, whichever of the two is on the list.
      const names = [organization.name, other?.name ?? title];
      const [acquirer, acquired] = organization.name === title ? names.toReversed() : names;
      return toSingleLine(`${acquirer} acquired ${acquired}${amount === undefined ? '' : ` for ${amount}`}`);
    }
    case 'investment':
      return toSingleLine(`${organization.name} invested in ${other?.name ?? title}`);
  }
}
