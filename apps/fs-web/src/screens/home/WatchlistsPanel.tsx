import { WatchlistShortcuts } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { watchlistHref, watchlistsPath } from '../../addresses/appPaths.ts';
import { partialIf, toLoadable } from '../../queries/toLoadable.ts';
import { listSummariesQuery, watchlistsQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import type { PanelProps } from '../panels/PanelProps.ts';
import { listedWatchlists } from '../watchlists/listedWatchlists.ts';

/** Starred and recently changed watchlists of the user's workspace. */
export function WatchlistsPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const { account, viewer, isPending } = useWorkspace();
  const cards = useQuery(watchlistsQuery(client));
  const summaries = useQuery(listSummariesQuery(client));
  const workspace = { viewer, accountID: account?.id ?? null };
  const isKnown = cards.data !== undefined && !isPending;
  return (
    <WatchlistShortcuts
      lists={
        isReady
          ? partialIf(
              summaries.isError,
              toLoadable({
                ...cards,
                data: isKnown ? listedWatchlists(cards.data, workspace, summaries.data ?? []) : undefined,
              }),
            )
          : loading()
      }
      hrefOf={watchlistHref}
      listsHref={watchlistsPath}
      onRetry={() => void Promise.all([cards, summaries].map(({ isError, refetch }) => isError && refetch()))}
    />
  );
}
