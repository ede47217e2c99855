import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { seatBounds } from '../quote.ts';
import type { billingRoutes } from './billing.ts';
import {
  ClosedObject,
  Count,
  Day,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  PlanIdSchema,
  Whole,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const Period = Type.Union([Type.Literal('month'), Type.Literal('year')]);

/** A page to continue on. It may be another host's. */
const SessionSchema = Type.Object({ url: Type.String() });

/** Cents of a US dollar. A credit is below zero. */
const Cents = Type.Integer();

export const InvoiceSchema = Type.Object({
  id: Type.String(),
  number: Type.String(),
  status: Type.Union([Type.Literal('paid'), Type.Literal('open'), Type.Literal('uncollectible'), Type.Literal('void')]),
  issuedAt: Instant,
  description: Type.String(),
  /** With tax. */
  totalCents: Cents,
  /** The part of it that is tax, and what the tax is called; null for none. */
  taxCents: Cents,
  taxLabel: NullableString,
  /** Where it can be read or paid; null where there is no such page. */
  url: NullableString,
});

/** A checkout that was begun and not completed. */
const OpenCheckoutSchema = Type.Object({
  planID: PlanIdSchema,
  priceID: Type.String(),
  seats: Nullable(Count),
  /** Code of the referral that it began with. */
  referral: NullableString,
  startedAt: Instant,
});

export const BillingSchema = Type.Object({
  accountID: Type.String(),
  accountType: Type.Union([Type.Literal('PERSONAL'), Type.Literal('ORGANIZATION')]),
  name: Type.String(),
  accountStatus: Type.Union([Type.Literal('ACTIVE'), Type.Literal('PENDING'), Type.Literal('INACTIVE')]),
  planID: PlanIdSchema,
  /** Who gave the plan: nobody (free), the account’s own payment, a referral, or an organization of the user. */
  grantedBy: Type.Object({
    kind: Type.Union([
      Type.Literal('nobody'),
      Type.Literal('payment'),
      Type.Literal('referral'),
      Type.Literal('organization'),
      Type.Literal('staff'),
    ]),
    /** Name of the referral’s account, or of the organization. */
    name: NullableString,
  }),
  /** State of the subscription; null without one. */
  subscription: Nullable(
    Type.Union([
      Type.Literal('trialing'),
      Type.Literal('active'),
      Type.Literal('past_due'),
      Type.Literal('unpaid'),
      Type.Literal('canceled'),
    ]),
  ),
  period: Nullable(Period),
  /** Paid seats; null for a plan without seats. */
  seats: Nullable(Count),
  /** People of the organization, and pending invitations to it: each uses one. */
  seatsUsed: Nullable(Count),
  /** When the next payment is due; null where none is. */
  renewsOn: Nullable(Day),
  renewalCents: Nullable(Cents),
  /** Last day of the free months. */
  freeUntil: Nullable(Day),
  /** Until when a canceled plan works. */
  cancelsOn: Nullable(Day),
  /** When a payment failed that still is due. */
  paymentFailedOn: Nullable(Day),
  /** Whether a card is on file, so that the plan renews. */
  hasPaymentMethod: Type.Boolean(),
  /** Whether the portal can be opened. */
  hasPortal: Type.Boolean(),
  openCheckout: Nullable(OpenCheckoutSchema),
  /** Newest first. */
  invoices: Type.Array(InvoiceSchema, { maxItems: limits.invoicesListed }),
});

export const CheckoutResultSchema = Type.Object({
  /** `waiting`: the payment provider has not confirmed it yet. `open`: not paid. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('paid'), Type.Literal('open'), Type.Literal('expired')]),
  accountID: Type.String(),
  accountType: Type.Union([Type.Literal('PERSONAL'), Type.Literal('ORGANIZATION')]),
  planID: PlanIdSchema,
});

export type Invoice = Static<typeof InvoiceSchema>;
export type Billing = Static<typeof BillingSchema>;
export type CheckoutResult = Static<typeof CheckoutResultSchema>;

const order = {
  stripePriceId: Identifier,
  /** Carries the plan’s id (decision AMB-129). */
  fuelPriceId: Identifier,
  referralId: Type.Optional(Identifier),
};

export const billingSchemas = {
  getCheckoutSession: { query: ClosedObject(order), response: SessionSchema },
  getOrgCheckoutSession: {
    query: ClosedObject({ ...order, priceQty: Whole(seatBounds.fewest, seatBounds.most), accountId: Identifier }),
    response: SessionSchema,
  },
  /** `check` asks the payment provider, for when its own message does not arrive. */
  getCheckoutResult: {
    query: ClosedObject({ session: Identifier, check: Type.Optional(Type.Boolean()) }),
    response: CheckoutResultSchema,
  },
  getPortal: { response: SessionSchema },
  getOrgPortal: { query: ClosedObject({ accountId: Identifier }), response: SessionSchema },
  getBilling: { query: ClosedObject({ accountId: Type.Optional(Identifier) }), response: BillingSchema },
} satisfies RouteSchemas<typeof billingRoutes>;
