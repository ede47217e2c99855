import type { PlanId, PlanType } from './plans.ts';

/**
 * Why something can only be read: its account waits for payment or its payment failed (AMB-133), or there is more than
 * the plan includes (decision 073).
 */
export type ReadOnlyReason = 'pending' | 'inactive' | 'over-limit';

/** A group of people of one account (research §3). */
export interface Team {
  id: string;
  name: string;
  description: string;
  accountID: string;
  /** Lower-case emails. */
  members: string[];
  /** Absent or null if its account's owners can change it. */
  readOnly?: ReadOnlyReason | null;
}

/** One person's place in a team (research §3, accounts §3). */
export interface TeamMember {
  id: string;
  /** Lower-case. */
  email: string;
  accountID: string;
  teamID: string;
  team: Team;
}

/** What an account may have; an absent key follows its plan (decision AMB-158). */
export interface AccountLimits {
  /** Most that may exist; null for no limit. */
  watchlists?: number | null;
  teams?: number | null;
  [other: string]: unknown;
}

/** Account of research §3, with its JSON parsed. */
export interface Account {
  id: string;
  /** User id. */
  creator: string;
  /** Lower-case emails. */
  owners: string[];
  members: string[];
  name: string;
  description: string;
  logo: string | null;
  limits: AccountLimits | null;
  referralID: string | null;
  createdAt: string;
  updatedAt: string;
  /** Name of the plan. */
  plan: string;
  accountType: PlanType;
  accountStatus: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  /** Null for whoever is not an owner, as the other two are. */
  stripeCustomerID: string | null;
  stripeSubscriptionID: string | null;
  stripePriceID: string | null;
  planID: PlanId;
  /** Code of the referral that the account came with. */
  referral: string | null;
}

/** A referral code of an account, for its owners (accounts §3). */
export interface AccountReferral {
  id: string;
  code: string;
  /** Null for an ambassador's. */
  referralType: string | null;
  description: string;
  /** The plan that it gives. */
  planID: PlanId | null;
  /** Name of that plan. */
  plan: string | null;
  /** Accounts that came with it. */
  uses: number;
  active: boolean;
  accountID: string;
  createdAt: string;
}

/** One person's place in an account (accounts §3). */
export interface AccountMember {
  id: string;
  accountID: string;
  /** Lower-case. */
  email: string;
  account: Account;
}
