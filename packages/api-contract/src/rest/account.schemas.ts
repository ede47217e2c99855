import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { mailFrequencies } from '../notices.ts';
import type { accountRoutes } from './account.ts';
import {
  ClosedObject,
  Count,
  Identifier,
  Nullable,
  NullableString,
  PlanIdSchema,
  RecordOf,
  Text,
  Whole,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const PersonName = Text(100, { minLength: limits.personName });
const MailFrequencySchema = Type.Enum([...mailFrequencies]);
const MarketPulses = Type.Array(Text(100), { maxItems: 100 });

/** A user's own profile and choices. */
export const UserAccountSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String(),
  given_name: Type.String(),
  family_name: Type.String(),
  /** Address of the picture. */
  avatar: NullableString,
  /** Plan of the personal account. */
  planID: PlanIdSchema,
  /** Slugs of the Market Pulse lists that come by email (decision AMB-159). */
  market_pulses: Type.Array(Type.String()),
  /** Whether news of the user's watchlists may come by email at all. */
  watchlist_emails: Type.Boolean(),
  /** Whether notices are mailed too. */
  notice_emails: Type.Boolean(),
  /** Whether unread messages of private channels are mailed about while the user is away. */
  message_emails: Type.Boolean(),
  /** How often news of the watchlists come. */
  mail_frequency: MailFrequencySchema,
  /** Whether no mail comes that the user can stop. */
  mail_paused: Type.Boolean(),
});

/** What a user changes; the rest stays as it is. */
export const UserAccountChangesSchema = ClosedObject({
  given_name: Type.Optional(PersonName),
  family_name: Type.Optional(PersonName),
  /** `key` of an upload of this user's that has arrived; null takes the picture away. */
  avatar: Type.Optional(Nullable(Identifier)),
  /** Lists that there are no more are left out. */
  market_pulses: Type.Optional(MarketPulses),
  /** Adds and removes lists, so that what another window chose meanwhile stays. After `market_pulses`. */
  market_pulse_changes: Type.Optional(ClosedObject({ add: MarketPulses, remove: MarketPulses })),
  watchlist_emails: Type.Optional(Type.Boolean()),
  notice_emails: Type.Optional(Type.Boolean()),
  message_emails: Type.Optional(Type.Boolean()),
  mail_frequency: Type.Optional(MailFrequencySchema),
  mail_paused: Type.Optional(Type.Boolean()),
});

/** Where to PUT a file's bytes, with exactly these headers. */
export const UploadTargetSchema = Type.Object({
  url: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  /** What the file is called from then on. */
  key: Type.String(),
});

/** How often the user finished each tour, by its key (decision AMB-106). */
export const ToursSchema = RecordOf(50, Whole(0, 1_000_000), 50);

/** Addresses of pictures by the email or id that was asked for; null for none, and for nobody. */
export const AvatarsSchema = Type.Record(Type.String(), NullableString);

/** One sign-in. Where it came from is not stored. */
export const AccountSessionSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** What the client called itself at sign-in, such as `Firefox on Windows`; null where it did not say. */
  device: NullableString,
  createdAt: Type.String({ format: 'date-time' }),
  /** When its tokens were last renewed. */
  lastUsedAt: Type.String({ format: 'date-time' }),
  /** Whether this call belongs to it. */
  isCurrent: Type.Boolean(),
});

/** How many emails each frequency would have sent in the last days, with news only. */
export const MailForecastSchema = Type.Object({
  days: Type.Integer({ minimum: 1 }),
  daily: Count,
  weekly: Count,
});

export type MailForecast = Static<typeof MailForecastSchema>;
export type AccountSession = Static<typeof AccountSessionSchema>;
export type UserAccount = Static<typeof UserAccountSchema>;
export type UserAccountChanges = Static<typeof UserAccountChangesSchema>;
export type UploadTarget = Static<typeof UploadTargetSchema>;
export type Tours = Static<typeof ToursSchema>;
export type Avatars = Static<typeof AvatarsSchema>;

/** A comma list. */
const Names = Type.Optional(Text(8000, { minLength: 1 }));

export const accountSchemas = {
  getAccount: { response: UserAccountSchema },
  saveAccount: { body: UserAccountChangesSchema, response: UserAccountSchema },
  getAvatarUpload: {
    query: ClosedObject({
      type: Type.Enum(['image/jpeg', 'image/png']),
      /** Bytes. */
      size: Whole(1, limits.avatarBytes),
    }),
    response: UploadTargetSchema,
  },
  /** Without `emails` or `ids` the caller's own, under their id. */
  getAvatars: { query: ClosedObject({ emails: Names, ids: Names }), response: AvatarsSchema },
  getTours: { response: ToursSchema },
  getMailForecast: { response: MailForecastSchema },
  /** The one last used first. */
  listSessions: { response: Type.Array(AccountSessionSchema, { maxItems: limits.sessionsListed }) },
  endSession: {
    params: ClosedObject({ id: Type.String({ format: 'uuid', maxLength: 36 }) }),
    response: Type.Object({}),
  },
  endSessions: { response: Type.Object({}) },
  saveTours: { body: ToursSchema, response: ToursSchema },
} satisfies RouteSchemas<typeof accountRoutes>;
