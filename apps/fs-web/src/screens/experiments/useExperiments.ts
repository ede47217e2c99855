import { type ExperimentId, experimentGroups, isInAnyOf } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { experimentsOf } from './experimentsOf.ts';

/** The experiments of the user. */
export function useExperiments() {
  const { client } = useServices();
  const { user } = useSessionState();
  const groups = user?.groups ?? [];
  // Nobody else waits for their preferences.
  const enabled = isInAnyOf(groups, experimentGroups);
  const { data, isLoading } = useQuery({ ...preferencesQuery(client, user?.attributes.sub ?? ''), enabled });
  const on = experimentsOf(groups, data ?? []);
  return {
    isOn: (id: ExperimentId) => on.includes(id),
    /** Whether it is still unknown which are on. Others may load the preferences of a user who cannot try any. */
    isPending: enabled && isLoading,
  };
}
