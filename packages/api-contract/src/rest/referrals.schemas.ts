import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, Count, Identifier, Instant, Nullable, NullableString, PlanIdSchema } from './fields.schemas.ts';
import type { referralRoutes } from './referrals.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Referral of accounts §3, with what its panel shows of the account behind it (accounts §2). */
export const ReferralSchema = Type.Object({
  id: Type.String(),
  /** Null for an ambassador's. */
  referralType: NullableString,
  code: Type.String(),
  description: Type.String(),
  /** The plan that it gives: the account's `limits.referrals.fuel_plan`, else the referral's own, else the free one. */
  planID: PlanIdSchema,
  billing_period: Type.Union([Type.Literal('month'), Type.Literal('year')]),
  uses: Count,
  active: Type.Boolean(),
  accountID: Type.String(),
  /** Name of the plan. */
  plan: Type.String(),
  account: Type.Object({ id: Type.String(), name: Type.String(), logo: NullableString }),
  /**
   * Why the caller can’t use it: it is their own account’s, they used a referral before, or they pay for a plan already.
   * Null for signed-out callers, too.
   */
  refusal: Nullable(Type.Union([Type.Literal('own'), Type.Literal('used'), Type.Literal('paying')])),
});

export type Referral = Static<typeof ReferralSchema>;

export const ProvisionedAccountSchema = Type.Object({
  accountID: Type.String(),
  /** False for an account that was there already. */
  created: Type.Boolean(),
});

/** An account that came with a referral: what its ambassador may know of it. */
const ReferredAccountSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  accountType: Type.Union([Type.Literal('PERSONAL'), Type.Literal('ORGANIZATION')]),
  /** Name of its plan. */
  plan: Type.String(),
  /** What came of it: no subscription, one in its free months, or one that is paid. */
  outcome: Type.Union([Type.Literal('signed-up'), Type.Literal('free-months'), Type.Literal('paying')]),
  referredAt: Instant,
});

export type ReferredAccount = Static<typeof ReferredAccountSchema>;

export const referralSchemas = {
  getReferral: { params: ClosedObject({ code: Identifier }), response: ReferralSchema },
  /** `referralId`: of an active referral; any other answers 404, and one of a paid plan 400. */
  createPersonalAccount: {
    query: ClosedObject({ referralId: Type.Optional(Identifier) }),
    response: ProvisionedAccountSchema,
  },
  getReferralAccounts: {
    params: ClosedObject({ accountId: Identifier, referralId: Identifier }),
    response: Type.Array(ReferredAccountSchema, { maxItems: limits.referralAccountsListed }),
  },
} satisfies RouteSchemas<typeof referralRoutes>;
