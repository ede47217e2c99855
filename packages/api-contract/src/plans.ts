import type { Group } from './groups.ts';

/** Plan ids (accounts §1). Prices live in the database. */
export const planIds = [
  'fuel-free',
  'fuel-individual',
  'fuel-individual-plus',
  'fuel-teams',
] as const satisfies readonly Group[];

export type PlanId = (typeof planIds)[number];

/** The plan of a user for whom none is stored (accounts §4). */
export const defaultPlanId: PlanId = 'fuel-free';

/** What a plan is for, until its owner describes it otherwise. */
export const planDescriptions: Readonly<Record<PlanId, string>> = {
  'fuel-free': 'Search companies and markets, read the news, and keep 1 watchlist.',
  'fuel-individual': 'Full company profiles and up to 5 watchlists.',
  'fuel-individual-plus': 'Full company profiles and unlimited watchlists.',
  'fuel-teams': 'Full company profiles, and a shared workspace with unlimited watchlists and up to 3 teams.',
};

/** Shown in place of data that the user’s plan doesn’t include. */
export const planRequired = 'Upgrade your plan to see this.';

export type PlanType = 'ORGANIZATION' | 'PERSONAL';

/** What one price of a plan means (accounts §3). Amounts are whole US dollars. */
export interface PlanPrice {
  billing_period: 'month' | 'year';
  value: number;
  /** For each seat above `upper_limit`. */
  per_unit: number;
  upper_limit: number;
}

/** Plan of accounts §3, with its JSON parsed. */
export interface Plan {
  id: PlanId;
  name: string;
  description: string;
  /** Most that may exist; null for no limit. */
  limits: { watchlists: number | null; teams: number | null };
  /** Price ids, in the order to show them. */
  stripePriceID: readonly string[];
  /** By price id. */
  priceValues: Readonly<Record<string, PlanPrice>>;
  listed: boolean;
  order: number;
  planType: PlanType;
  createdAt: string;
  updatedAt: string;
}
