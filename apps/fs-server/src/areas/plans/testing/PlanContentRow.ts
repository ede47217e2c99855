import type { Capability, RouteName } from '@fs/api-contract';
import type { PlanCaller } from './planCaller.ts';

/** Content that depends on the plan, on one path that returns it. */
export interface PlanContentRow {
  content: string;
  /** Null if every plan includes the content. */
  capability: Capability | null;
  route: RouteName;
  /** How the caller tries to get more than the plan includes. */
  attempt: string;
  /** Counts the distinct records that the caller gets. */
  read: (caller: PlanCaller) => Promise<number>;
  included: number;
  withAdvancedProfiles: number;
}
