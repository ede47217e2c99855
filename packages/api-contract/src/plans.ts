import type { Group } from './groups.ts';

/** Plan ids (accounts §1). Prices live in the database. */
export const planIds = [
  'fuel-free',
  'fuel-individual',
  'fuel-individual-plus',
  'fuel-teams',
] as const satisfies readonly Group[];

export type PlanId = (typeof planIds)[number];

/** The plan of a reader for whom none is stored (accounts §4). */
export const defaultPlanId: PlanId = 'fuel-free';

export type PlanType = 'ORGANIZATION' | 'PERSONAL';
