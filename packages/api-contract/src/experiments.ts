import type { Group } from './groups.ts';

/** Parts of the app that staff try before everyone gets them. Each changes something that users see. */
export const experimentIds = ['continuousRows', 'wideTables', 'keyHints'] as const;

export type ExperimentId = (typeof experimentIds)[number];

/** Groups that can try experiments (research §2). */
export const experimentGroups = ['admin', 'internal'] as const satisfies readonly Group[];

/** The experiments that the details of the preference `experiments` switch on. Former and unknown ones are left out. */
export function readExperiments(details: unknown): readonly ExperimentId[] {
  const on: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'on') : undefined;
  return experimentIds.filter((id) => Array.isArray(on) && on.includes(id));
}
