import type { PlanId, PlanType, PublicFormName } from '@fs/api-contract';
import type { AccountBillingColumns } from './billingTables.ts';
import type { Defaulted, GeneratedId, GeneratedInstant, Json, Nullable, NullableJson } from './columnTypes.ts';

export interface PlanLimits {
  /** Maximum number; null for no limit. */
  watchlists: number | null;
  teams: number | null;
}

export interface PlansTable {
  id: PlanId;
  name: string;
  description: string;
  plan_type: PlanType;
  is_listed: Defaulted<boolean>;
  sort_order: number;
  limits: Json<PlanLimits>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** The price of a plan per billing period (accounts §9). */
export interface PlanPricesTable {
  /** The payment provider's price id. */
  id: string;
  plan_id: PlanId;
  billing_period: 'month' | 'year';
  /** Whole US dollars for up to `upper_limit` seats. */
  value: number;
  /** Whole US dollars for each further seat. */
  per_unit: number;
  upper_limit: number;
  position: number;
}

export interface AccountsTable extends AccountBillingColumns {
  id: GeneratedId;
  account_type: PlanType;
  account_status: Defaulted<'ACTIVE' | 'PENDING' | 'INACTIVE'>;
  name: string;
  description: Defaulted<string>;
  logo_url: Nullable<string>;
  creator_id: string;
  plan_id: PlanId;
  /** The account's own limits, if they differ from those of the plan. */
  limits: NullableJson<unknown>;
  referral_id: Nullable<string>;
  stripe_customer_id: Nullable<string>;
  stripe_subscription_id: Nullable<string>;
  stripe_price_id: Nullable<string>;
  /** Chosen by the client. The same one creates no second account. */
  client_key: Nullable<string>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export interface ReferralsTable {
  id: GeneratedId;
  code: string;
  /** Null for an ambassador's referral. */
  referral_type: Nullable<string>;
  description: Defaulted<string>;
  plan_id: Nullable<PlanId>;
  uses: Defaulted<number>;
  is_active: Defaulted<boolean>;
  account_id: string;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A submitted public form. */
export interface FormSubmissionsTable {
  id: GeneratedId;
  form: PublicFormName;
  fields: Json<Record<string, string>>;
  user_id: Nullable<string>;
  /** What staff answered; null if the submission is open, or was closed without an answer. */
  answer: Nullable<string>;
  answered_at: Nullable<Date>;
  answered_by: Nullable<string>;
  created_at: GeneratedInstant;
}

export interface AccountOwnersTable {
  account_id: string;
  /** In lower case. */
  email: string;
}

export interface AccountMembersTable {
  id: GeneratedId;
  account_id: string;
  /** In lower case. */
  email: string;
}

/** An address that is invited and has not joined. Who joins, declines or is withdrawn has no row. */
export interface AccountInvitationsTable {
  id: GeneratedId;
  account_id: string;
  /** In lower case. */
  email: string;
  role: 'owner' | 'member';
  team_ids: Defaulted<string[]>;
  /** Null once the inviting user is deleted. */
  inviter_id: Nullable<string>;
  invited_at: GeneratedInstant;
  /** When mail was last sent. Null until the plan of the account is paid. */
  sent_at: Nullable<Date>;
  reminded_at: Nullable<Date>;
}

export interface TeamsTable {
  id: GeneratedId;
  account_id: string;
  name: string;
  description: Defaulted<string>;
  /** Position among the teams that stay open where there are more than the plan includes. */
  kept_position: Nullable<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export interface TeamMembersTable {
  id: GeneratedId;
  team_id: string;
  /** In lower case. */
  email: string;
}
