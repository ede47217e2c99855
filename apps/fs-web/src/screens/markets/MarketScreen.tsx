import { AuthWall } from '@fs/account-widgets';
import { companyTableSearch, companyTableState, MarketOverview } from '@fs/research-widgets';
import { Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { appMessages } from '../../App.messages.ts';
import { marketPath, marketsPath, signUpTowards } from '../../addresses/appPaths.ts';
import { signInDetour } from '../../addresses/landing.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { marketQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CompanySearchTable } from '../tables/CompanySearchTable.tsx';
import { companyPageSizes } from '../tables/pageSizes.ts';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';

/** One market with its figures and companies. */
export function MarketScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const isSignedIn = useSessionState().user !== undefined;
  const { categoryId = '' } = useParams({ strict: false });
  const query = useQuery(marketQuery(client, categoryId, isSignedIn));
  const market = query.data?.market;
  usePageTitle(market?.name);
  const { width, wide } = usePageWidth();
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
        <UnknownSubject title={messages.marketUnknown} text={messages.marketUnknownText} />
      </Page>
    );
  }
  return (
    <Page id={contentId} width={width}>
      <Stack gap="8">
        <PageCrumbs
          crumbs={[
            { label: messages.markets, href: marketsPath },
            { label: market?.name ?? messages.market, href: marketPath({ id: categoryId }) },
          ]}
        />
        <MarketOverview facts={toLoadable(query)} onRetry={() => void query.refetch()} />
        {market && isSignedIn && <CompanySearchTable table={table} wide={wide} also={also} />}
        {market && !isSignedIn && (
          <AuthWall
            title={messages.marketWall}
            text={messages.marketWallText}
            loginHref={signInDetour({ pathname: marketPath(market), search: '', hash: '' })}
            signUpHref={signUpTowards(marketPath(market))}
          />
        )}
      </Stack>
    </Page>
  );
}
