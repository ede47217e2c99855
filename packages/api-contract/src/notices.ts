import { limits } from './limits.ts';

/** What a notice is about, with the names of its facts. Every fact is a text, as the screens and mails show it. */
export const noticeFactNames = {
  /** A file that the user asked for can be downloaded. */
  'export-ready': ['name'],
  /** Someone invited the user to an account. */
  invitation: ['account', 'from'],
  /** Someone whom the user invited has joined. */
  'invitation-accepted': ['account', 'email'],
  'added-to-team': ['account', 'team'],
  'removed-from-account': ['account'],
  /** The user is an owner of the account now. */
  'ownership-received': ['account', 'from'],
  'list-shared': ['list', 'from'],
  'payment-failed': ['account'],
  'plan-changed': ['account', 'plan'],
  /** `endsOn` is `YYYY-MM-DD`. */
  'plan-ends': ['account', 'endsOn'],
  /** More lists exist than the plan includes; `count` of them are read-only. */
  'lists-read-only': ['account', 'count'],
  'referral-used': ['account', 'code'],
  /** `count` companies or rounds of a saved view are new. `names` has the first ones, with ` · ` between them. */
  'view-news': ['view', 'count', 'names'],
  /** A tool's job has a result. `subject`: the company or market that it is about. */
  'result-ready': ['subject'],
  /** A tool's job failed. */
  'result-failed': ['subject'],
} as const satisfies Record<string, readonly string[]>;

export type NoticeKind = keyof typeof noticeFactNames;

export const noticeKinds = Object.keys(noticeFactNames) as readonly NoticeKind[];

/** The facts of a kind of notice. */
export type NoticeFacts<Kind extends NoticeKind = NoticeKind> = Readonly<
  Record<(typeof noticeFactNames)[Kind][number], string>
>;

/** Cuts a fact to what a notice stores. */
export const toNoticeFact = (text: string): string => Array.from(text).slice(0, limits.noticeFact).join('');

/** Mail that a user can stop, each with a link of its own. */
export const mailKinds = ['notices', 'watchlists', 'messages'] as const;

export type MailKind = (typeof mailKinds)[number];

/** How often a user gets the mail about watchlists. Weekly mail comes on Mondays. */
export const mailFrequencies = ['daily', 'weekly'] as const;

export type MailFrequency = (typeof mailFrequencies)[number];
