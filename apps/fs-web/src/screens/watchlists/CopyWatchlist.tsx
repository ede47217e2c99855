import { WatchlistCopy, type WatchlistCopyProps } from '@fs/research-widgets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { upgradePath, watchlistPath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listUsageQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';

interface CopyWatchlistProps {
  list: WatchlistCopyProps['list'] & { id: string };
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog that copies a list and opens the copy. */
export function CopyWatchlist({ list, onOpenChange }: CopyWatchlistProps) {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const openFromHere = useOpenFromHere();
  const { account, accounts, isPending } = useWorkspace();
  const usage = useQuery({ ...listUsageQuery(client, account?.id ?? null), enabled: !isPending });
  return (
    <WatchlistCopy
      isOpen
      onOpenChange={onOpenChange}
      list={list}
      accounts={accounts}
      accountID={account?.id ?? null}
      usage={usage.data}
      onCopy={async ({ name, accountID }) => {
        const made = await client.watchlists.copyList({
          listId: list.id,
          accountID,
          ...(name !== '' && { name }),
        });
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
