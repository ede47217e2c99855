import type { Group } from './groups.ts';

const paidPlans = ['fuel-individual', 'fuel-individual-plus', 'fuel-teams'] as const satisfies readonly Group[];

/** Groups that may use a thing: being in any of them is enough (accounts §6). */
export const capabilityGroups = {
  /** Content that the free plan does not include. */
  paidContent: [...paidPlans, 'unlimited', 'admin', 'internal'],
  /** All of a company's investments, portfolio and coinvestors (decision AMB-169). */
  advancedProfiles: [...paidPlans, 'unlimited'],
  /** The research tools (decision AMB-169). */
  advancedTool: ['fuel-individual-plus', 'fuel-teams', 'unlimited', 'admin', 'internal'],
  ideaGeneration: ['internal', 'admin', 'idea-gen'],
  createChannels: ['channels-create'],
  messaging: ['messengers', 'admin'],
} as const satisfies Record<string, readonly Group[]>;

export type Capability = keyof typeof capabilityGroups;

/** Whether two lists of groups have one in common. */
export function isInAnyOf(groups: readonly Group[], allowed: readonly Group[]): boolean {
  return groups.some((group) => allowed.includes(group));
}

export function hasCapability(groups: readonly Group[], capability: Capability): boolean {
  return isInAnyOf(groups, capabilityGroups[capability]);
}
