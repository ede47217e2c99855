import type { JobInputs } from '@fs/api-contract';
import type { SnapshotActions } from '@fs/research-widgets';
import { useQueryClient } from '@tanstack/react-query';
import { snapshotsPath } from '../../addresses/appPaths.ts';
import { refreshMaking } from '../../queries/making.ts';
import { useServices } from '../../services.tsx';

type Search<Input> = Input extends unknown ? Omit<Input, 'name' | 'words'> : never;

/** Stores the rows of a search on the server, from the export of its table. */
export function useSnapshots(search: Search<JobInputs['snapshot']>): SnapshotActions {
  const { client } = useServices();
  const queries = useQueryClient();
  return {
    href: snapshotsPath,
    onSave: async (request) => {
      const input = { ...search, ...request, words: [...request.words] } as JobInputs['snapshot'];
      const started = await client.making.createGenericJob('snapshot', input);
      // After a failure too: only the answer may have been lost.
      await refreshMaking(queries);
      return started.ok ? started : { ok: false, error: started.limit?.message ?? started.error };
    },
  };
}
