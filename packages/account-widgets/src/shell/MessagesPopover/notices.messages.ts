import type { NoticeFacts, NoticeKind } from '@fs/api-contract';
import { defineMessages, type Formats } from '@fs/ui';

/** What each kind of notice says. */
export const noticesMessages = defineMessages('Notices', {
  title: 'Notices',
  unread: 'Unread',
  readAll: 'Mark all as read',
  more: 'Show older notices',
  'export-ready': ({ name }: NoticeFacts<'export-ready'>) => `“${name}” is ready to download`,
  invitation: ({ from, account }: NoticeFacts<'invitation'>) => `${from} invited you to ${account}`,
  'invitation-accepted': ({ email, account }: NoticeFacts<'invitation-accepted'>) => `${email} joined ${account}`,
  'added-to-team': ({ team, account }: NoticeFacts<'added-to-team'>) =>
    `You were added to the team ${team} of ${account}`,
  'removed-from-account': ({ account }: NoticeFacts<'removed-from-account'>) => `You were removed from ${account}`,
  'ownership-received': ({ from, account }: NoticeFacts<'ownership-received'>) =>
    `${from} made you an owner of ${account}`,
  'list-shared': ({ from, list }: NoticeFacts<'list-shared'>) => `${from} shared the watchlist “${list}” with you`,
  'payment-failed': ({ account }: NoticeFacts<'payment-failed'>) => `The payment for ${account} failed`,
  'plan-changed': ({ account, plan }: NoticeFacts<'plan-changed'>) => `${account} is on the plan ${plan} now`,
  'plan-ends': ({ account, endsOn }: NoticeFacts<'plan-ends'>, { shortDay }: Formats) =>
    `The plan of ${account} ends on ${shortDay(endsOn)}`,
  'lists-read-only': ({ account, count }: NoticeFacts<'lists-read-only'>, { number, plural }: Formats) =>
    `${account} is over its plan: ${number(Number(count))} ${plural(Number(count), { one: 'watchlist is', other: 'watchlists are' })} read-only`,
  'referral-used': ({ account, code }: NoticeFacts<'referral-used'>) =>
    `Someone joined with the referral code ${code} of ${account}`,
  'view-news': ({ view, count, names }: NoticeFacts<'view-news'>, { number }: Formats) =>
    `${number(Number(count))} new in your view “${view}”: ${names}`,
  'result-ready': ({ subject }: NoticeFacts<'result-ready'>) => `Your result for ${subject} is ready`,
  'result-failed': ({ subject }: NoticeFacts<'result-failed'>) => `Couldn’t get a result for ${subject}`,
} satisfies Record<NoticeKind, unknown> & Record<string, unknown>);
