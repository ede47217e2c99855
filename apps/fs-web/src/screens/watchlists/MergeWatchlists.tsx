import type { WatchlistSummary } from '@fs/api-contract';
import { WatchlistMerge } from '@fs/research-widgets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { upgradePath, watchlistPath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listSummariesQuery, listUsageQuery, mergePreviewQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';

interface MergeWatchlistsProps {
  /** The initially selected lists. */
  ids: readonly string[];
  onOpenChange: (isOpen: boolean) => void;
}

const none: readonly WatchlistSummary[] = [];

/** Dialog that merges lists and opens the result. */
export function MergeWatchlists({ ids, onOpenChange }: MergeWatchlistsProps) {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const openFromHere = useOpenFromHere();
  const { account, accounts, isPending } = useWorkspace();
  const usage = useQuery({ ...listUsageQuery(client, account?.id ?? null), enabled: !isPending });
  const lists = useQuery(listSummariesQuery(client));
  const [chosenIds, setChosenIds] = useState<readonly string[]>(ids);
  const isEnough = chosenIds.length > 1;
  const preview = useQuery({ ...mergePreviewQuery(client, chosenIds), enabled: isEnough });
  return (
    <WatchlistMerge
      isOpen
      onOpenChange={onOpenChange}
      lists={lists.data ?? none}
      chosenIds={chosenIds}
      onChosenChange={setChosenIds}
      preview={isEnough ? toLoadable(preview) : null}
      onRetryPreview={() => void preview.refetch()}
      accounts={accounts}
      accountID={account?.id ?? null}
      usage={usage.data}
      onMerge={async ({ listIds, name, accountID }) => {
        const made = await client.watchlists.mergeLists({ listIds, accountID, ...(name !== '' && { name }) });
        if (!made.ok) return made;
        await refreshWatchlists(queries);
        void openFromHere(watchlistPath(made.data.id));
        return made;
      }}
      onNotice={toasts.show}
      onManagePlans={() => void router.navigate({ href: upgradePath })}
    />
  );
}
