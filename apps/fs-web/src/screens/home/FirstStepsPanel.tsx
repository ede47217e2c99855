import type { Market } from '@fs/api-contract';
import { FirstSteps } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { feedPath, watchlistHref } from '../../addresses/appPaths.ts';
import { unwrap } from '../../queries/CallFailure.ts';
import { refreshFeed } from '../../queries/feed.ts';
import { featuredMarketsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';

interface FirstStepsPanelProps {
  /** Called when the list exists, before the other panels learn of it. */
  onCreated: () => void;
}

/** First steps of a user without lists. The ready list is followed from the start. */
export function FirstStepsPanel({ onCreated }: FirstStepsPanelProps) {
  const { client } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const { account } = useWorkspace();
  const markets = useQuery(featuredMarketsQuery(client));
  const creation = useMutation({
    mutationFn: async (chosen: readonly Pick<Market, 'id' | 'name'>[]) => {
      const companies = unwrap(await client.markets.getCategoryCompanies(chosen.map(({ id }) => id)));
      const items = companies.map(({ id }) => ({ uuid: id }));
      const name = messages.readyList({ markets: chosen.map((market) => market.name) });
      const list = unwrap(await client.watchlists.createList({ name, items, accountID: account?.id ?? null }));
      unwrap(await client.watchlists.createWatchlistSetting({ watchlistID: list.id, follow: true }));
      return { id: list.id, name, companyCount: items.length };
    },
    onSuccess: async () => {
      onCreated();
      await Promise.all([refreshWatchlists(queries), refreshFeed(queries)]);
    },
  });
  return (
    <FirstSteps
      markets={toLoadable(markets)}
      onCreate={creation.mutate}
      isCreating={creation.isPending}
      failure={creation.error?.message}
      created={creation.data ?? null}
      listHrefOf={watchlistHref}
      feedHref={feedPath}
      onRetry={() => void markets.refetch()}
    />
  );
}
