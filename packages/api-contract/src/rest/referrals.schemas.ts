import { type Static, Type } from 'typebox';
import { ClosedObject, Count, Identifier, NullableString, PlanIdSchema } from './fields.schemas.ts';
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
  account: Type.Object({ id: Type.String(), name: Type.String(), logo: NullableString }),
});

export type Referral = Static<typeof ReferralSchema>;

export const ProvisionedAccountSchema = Type.Object({
  accountID: Type.String(),
  /** False for an account that was there already. */
  created: Type.Boolean(),
});

export const referralSchemas = {
  getReferral: { params: ClosedObject({ code: Identifier }), response: ReferralSchema },
  /** `referralId`: of an active referral; any other answers 404, and one of a paid plan 400. */
  createPersonalAccount: {
    query: ClosedObject({ referralId: Type.Optional(Identifier) }),
    response: ProvisionedAccountSchema,
  },
} satisfies RouteSchemas<typeof referralRoutes>;
