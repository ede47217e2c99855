import type { WorkspaceDetail } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { billingKey } from './billing.ts';
import { unwrap } from './CallFailure.ts';

const workspacesKey = ['workspaces'] as const;

/** The user's workspaces with their use, and the invitations that they received. */
export function workspacesQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...workspacesKey, 'all'],
    queryFn: async ({ signal }) => unwrap(await client.workspaces.listWorkspaces({ signal })),
  });
}

/** A workspace with its people. */
export function workspaceQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...workspacesKey, 'one', id],
    queryFn: async ({ signal }) => unwrap(await client.workspaces.getWorkspace(id, { signal })),
  });
}

/** A change of a workspace. Everything that depends on it is loaded again: lists, limits and rights among it. */
export function changeWorkspaceMutation<Input>(id: string, change: (input: Input) => Promise<WorkspaceDetail>) {
  return mutationOptions({
    mutationFn: change,
    onSuccess: (workspace: WorkspaceDetail, _input: Input, _result: unknown, { client: queries }) => {
      queries.setQueryData([...workspacesKey, 'one', id], workspace);
      return refreshWorkspaces(queries);
    },
    onError: refreshAfterRefusal,
  });
}

/** Loads workspaces again after a refused change, because the user's role may have changed meanwhile. */
export function refreshAfterRefusal(
  _error: Error,
  _input: unknown,
  _result: unknown,
  { client: queries }: { client: QueryClient },
): Promise<void> {
  return refreshWorkspaces(queries);
}

/** Loads again what depends on the user's workspaces. */
export async function refreshWorkspaces(queries: QueryClient): Promise<void> {
  await Promise.all(
    // Billing counts people and invitations as seats.
    [workspacesKey, billingKey, ['accounts'], ['teams'], ['watchlists']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
}
