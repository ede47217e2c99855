import type { PlanId, PlanType, PublicFormName } from '@fs/api-contract';
import type { Defaulted, Json, MadeId, MadeInstant, Nullable, NullableJson } from './columnTypes.ts';

export interface PlanLimits {
  /** Most that may exist; null for no limit. */
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
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

/** What a plan costs for one billing period (accounts §9). */
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

export interface AccountsTable {
  id: MadeId;
  account_type: PlanType;
  account_status: Defaulted<'ACTIVE' | 'PENDING' | 'INACTIVE'>;
  name: string;
  description: Defaulted<string>;
  logo_url: Nullable<string>;
  creator_id: string;
  plan_id: PlanId;
  /** The account's own limits, where they differ from its plan's. */
  limits: NullableJson<unknown>;
  referral_id: Nullable<string>;
  stripe_customer_id: Nullable<string>;
  stripe_subscription_id: Nullable<string>;
  stripe_price_id: Nullable<string>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface ReferralsTable {
  id: MadeId;
  code: string;
  /** Null for an ambassador's. */
  referral_type: Nullable<string>;
  description: Defaulted<string>;
  plan_id: Nullable<PlanId>;
  uses: Defaulted<number>;
  is_active: Defaulted<boolean>;
  account_id: string;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

/** A form of an open page, as it was sent. */
export interface FormSubmissionsTable {
  id: MadeId;
  form: PublicFormName;
  fields: Json<Record<string, string>>;
  user_id: Nullable<string>;
  created_at: MadeInstant;
}

export interface AccountOwnersTable {
  account_id: string;
  /** Lower-case. */
  email: string;
}

export interface AccountMembersTable {
  id: MadeId;
  account_id: string;
  /** Lower-case; the invited may have no user yet. */
  email: string;
}

export interface TeamsTable {
  id: MadeId;
  account_id: string;
  name: string;
  description: Defaulted<string>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface TeamMembersTable {
  id: MadeId;
  team_id: string;
  /** Lower-case. */
  email: string;
}
