import { companyTableSearch, companyTableState, MarketOverview } from '@fs/research-widgets';
import { Page, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { appMessages } from '../../App.messages.ts';
import { marketPath, marketsPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { marketQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CompanySearchTable } from '../tables/CompanySearchTable.tsx';
import { companyPageSizes } from '../tables/pageSizes.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';

/** One market with its figures and companies. */
export function MarketScreen() {
  const { client } = useServices();
  const { categoryId = '' } = useParams({ strict: false });
  const query = useQuery(marketQuery(client, categoryId));
  const market = query.data?.market;
  usePageTitle(market?.name);
  const table = useTableAddress({
    name: 'companies',
    read: companyTableState,
    write: companyTableSearch,
    pageSizes: companyPageSizes,
    opensFirst: false,
  });
  const also = useMemo(() => (market ? [{ field: 'markets', op: '=', value: market.id } as const] : []), [market]);

  if (query.error instanceof CallFailure && query.error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <UnknownSubject title={appMessages.marketUnknown} text={appMessages.marketUnknownText} />
      </Page>
    );
  }
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <PageCrumbs
          crumbs={[
            { label: appMessages.markets, href: marketsPath },
            { label: market?.name ?? appMessages.market, href: marketPath({ id: categoryId }) },
          ]}
        />
        <MarketOverview facts={toLoadable(query)} onRetry={() => void query.refetch()} />
        {market && <CompanySearchTable table={table} also={also} />}
      </Stack>
    </Page>
  );
}
