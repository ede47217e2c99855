import {
  type ExperimentId,
  experimentGroups,
  type Group,
  isInAnyOf,
  readExperiments,
  type UserPreference,
} from '@fs/api-contract';

/** The experiments that act for a user with these groups and preferences. None for users who cannot try any. */
export function experimentsOf(
  groups: readonly Group[],
  preferences: readonly UserPreference[],
): readonly ExperimentId[] {
  if (!isInAnyOf(groups, experimentGroups)) return [];
  return readExperiments(preferences.find(({ key }) => key === 'experiments')?.details);
}
