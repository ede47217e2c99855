import {
  articleExists,
  type CallFailureText,
  callFailures,
  type IdentityFailure,
  identityFailures,
  lastManager,
  type WaitingText,
  waitingTexts,
} from '@fs/api-contract';
import { missingId, type SessionFailure, sessionFailures, uploadFailure } from '@fs/data-client';
import { defineMessages } from '@fs/ui';

/** Every text that comes with a failed call. */
export type ServerText =
  | CallFailureText
  | IdentityFailure
  | SessionFailure
  | typeof uploadFailure
  | typeof articleExists
  | typeof lastManager
  | typeof missingId
  | WaitingText;

const texts = [
  ...callFailures,
  ...identityFailures,
  ...Object.values(sessionFailures),
  uploadFailure,
  articleExists,
  lastManager,
  missingId,
  ...Object.values(waitingTexts),
] satisfies ServerText[];

/** By the text in English, which the specification prints and which never changes. */
export const serverTextMessages = defineMessages('ServerTexts', {
  ...(Object.fromEntries(texts.map((text) => [text, text])) as Readonly<Record<ServerText, string>>),
  watchlists: ({ plan, limit }: { plan: string; limit: number }, { number, plural }) =>
    `The ${plan} plan includes ${plural(limit, { one: 'one watchlist', other: `up to ${number(limit)} watchlists` })}.`,
  teams: ({ plan, limit }: { plan: string; limit: number }, { number, plural }) =>
    `The ${plan} plan includes ${limit === 0 ? 'no teams' : plural(limit, { one: 'up to 1 team', other: `up to ${number(limit)} teams` })}.`,
  seats: ({ plan, limit }: { plan: string; limit: number }, { number }) =>
    `${plan} has ${number(limit)} paid seats. Add seats to invite more people.`,
  views: ({ limit }: { limit: number }, { number }) => `You can save up to ${number(limit)} views per table.`,
  snapshots: ({ limit }: { limit: number }, { number }) =>
    `Your plan includes up to ${number(limit)} stored snapshots.`,
  jobs: ({ limit }: { limit: number }, { number }) => `Up to ${number(limit)} of your jobs can wait at once.`,
  documents: ({ limit }: { limit: number }, { number }) => `You can have up to ${number(limit)} notebooks.`,
  viewAlerts: ({ limit }: { limit: number }, { number }) =>
    `You can have alerts for up to ${number(limit)} views. Turn one off to add another.`,
  accountViews: ({ limit }: { limit: number }, { number }) =>
    `An account can have up to ${number(limit)} views per table.`,
});
