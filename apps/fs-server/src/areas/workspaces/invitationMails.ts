import { createHash, randomUUID } from 'node:crypto';
import { limits, paths, waitingTexts } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { HttpFailure } from '../../http/failures.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { mailJob, postMail } from '../../mail/postMail.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { MailContext } from '../watchlists/shares.ts';
import { toSingleLine } from '../watchlists/texts.ts';

/** What mails about invitations need. */
export type InvitationMails = Omit<MailContext, 'store'>;

type Transaction = Database['kysely'];

/** Leads to sign-up with the address filled in, and from there to the workspaces. */
const signUpUrl = (publicUrl: string, email: string): string =>
  `${publicUrl}${paths.app}/signup?plan=free&email=${encodeURIComponent(email)}&redirect=${encodeURIComponent('/workspaces')}`;

/**
 * Posts the mail of an account's invitations that was not sent yet. Invitations of an account whose plan is not paid
 * wait, so that nobody can send mail by creating accounts: `mailWaiting` sends them when it becomes active.
 * @param ids Default: all of the account
 * @throws HttpFailure 429 beyond the daily number of mails of an account
 */
export async function mailInvitations(
  kysely: Transaction,
  mails: InvitationMails,
  accountId: string,
  ids?: readonly string[],
): Promise<void> {
  const unsent = await kysely
    .updateTable('account_invitations')
    .from('accounts')
    .set({ sent_at: sql`now()` })
    .whereRef('accounts.id', '=', 'account_invitations.account_id')
    .where('account_status', '=', 'ACTIVE')
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .$if(ids !== undefined, (rows) =>
      rows.where(sql<boolean>`account_invitations.id = any(${[...(ids ?? [])]}::text[])`),
    )
    .returning(['account_invitations.email', 'accounts.name', 'inviter_id'])
    .execute();
  if (unsent.length === 0) return;
  const recent = await listRecentMails(kysely, accountId);
  // Whoever is invited anew on the day of a withdrawn invitation has a mail already.
  const mailed = unsent.filter(
    ({ email }) => !recent.some((key) => key.startsWith(`mail ${keyOf(accountId, email)} `)),
  );
  requireFewMails(recent.length + mailed.length);
  for (const { email, name, inviter_id } of mailed) {
    const inviter = await kysely
      .selectFrom('users')
      .select(['given_name', 'family_name', 'email'])
      .where('id', '=', inviter_id)
      .executeTakeFirst();
    await postInvitation(kysely, mails, {
      key: `${keyOf(accountId, email)} ${randomUUID()}`,
      to: email,
      account: toSingleLine(name),
      who: toSingleLine(`${inviter?.given_name ?? ''} ${inviter?.family_name ?? ''}`) || mails.productName,
      from: inviter?.email ?? '',
      inviterId: inviter_id,
    });
  }
}

/**
 * Tells those about their invitation who were invited while the account was not paid. Call this when an account becomes
 * active, in the same transaction. Those beyond the daily number of mails wait for the next call, or for a reminder.
 */
export async function mailWaiting(kysely: Transaction, mails: InvitationMails, accountId: string): Promise<void> {
  const waiting = await kysely
    .selectFrom('account_invitations')
    .innerJoin('accounts', 'accounts.id', 'account_invitations.account_id')
    .leftJoin('users', 'users.id', 'inviter_id')
    .select(['account_invitations.id', 'account_invitations.email', 'accounts.name', 'given_name', 'family_name'])
    .where('account_id', '=', accountId)
    .where('account_status', '=', 'ACTIVE')
    .where('sent_at', 'is', null)
    .orderBy('invited_at')
    .orderBy('account_invitations.id')
    .limit(Math.max(0, limits.invitationMailsPerDay - (await listRecentMails(kysely, accountId)).length))
    .execute();
  for (const { email, name, given_name, family_name } of waiting) {
    const facts = { account: name, from: `${given_name ?? ''} ${family_name ?? ''}`.trim() };
    await addNotice({ kysely }, { to: { email }, kind: 'invitation', facts, path: '/workspaces', isMailed: false });
  }
  await mailInvitations(
    kysely,
    mails,
    accountId,
    waiting.map(({ id }) => id),
  );
}

/** @throws HttpFailure 429 */
function requireFewMails(count: number): void {
  if (count <= limits.invitationMailsPerDay) return;
  throw new HttpFailure(429, waitingTexts.invitations);
}

const prefixOf = (accountId: string): string => `invitation ${accountId}`;

/** Names the mails of an account to an address, without the address: keys are stored for longer than mails. */
function keyOf(accountId: string, email: string): string {
  const address = createHash('sha256')
    .update(JSON.stringify([accountId, email]))
    .digest('hex');
  return `${prefixOf(accountId)} ${address}`;
}

/** Keys of the account’s mails of the last day. Withdrawing an invitation does not take its mail back. */
async function listRecentMails(kysely: Transaction, accountId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('jobs')
    .select('key')
    .where('kind', '=', mailJob)
    .where(sql<boolean>`starts_with(key, ${`mail ${prefixOf(accountId)} `})`)
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .execute();
  return rows.map(({ key }) => key);
}

interface Invitation {
  key: string;
  to: string;
  account: string;
  /** Name of the inviter, and their email. */
  who: string;
  from: string;
  inviterId: string | null;
}

async function postInvitation(
  kysely: Transaction,
  { publicUrl, productName }: InvitationMails,
  { key, to, account, who, from, inviterId }: Invitation,
): Promise<void> {
  // The inviter’s language is the best guess for someone without an account.
  const ofInviter = inviterId === null ? undefined : await findLanguage({ kysely }, { id: inviterId });
  const language = (await findLanguage({ kysely }, { email: to })) ?? ofInviter ?? 'en';
  const texts = mailTexts[language].invitation;
  await postMail(
    kysely,
    composeMail({
      key,
      to,
      language,
      subject: texts.subject(account, productName),
      productName,
      parts: [
        { kind: 'text', text: texts.lead(who, from, account) },
        { kind: 'action', label: texts.action, href: signUpUrl(publicUrl, to) },
        { kind: 'link', text: texts.existing, label: texts.workspaces, href: `${publicUrl}${paths.app}/workspaces` },
        { kind: 'text', text: texts.end(to) },
      ],
    }),
  );
}
