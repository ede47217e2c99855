import { MarketSearch, MarketTiles, marketTableSearch, marketTableState } from '@fs/research-widgets';
import { Page, Section, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref, investorHref, marketPath, personHref } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedMarkets } from '../../queries/exports.ts';
import { closestMarketsQuery, featuredMarketsQuery, marketRows } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { marketPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';

/** Parameters that a change of the table keeps. */
const keep = ['query'] as const;

/** All markets: featured ones, a search, and the table of their figures (decision AMB-177). Public (ROUTE-015). */
export function MarketsScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const isSignedIn = useSessionState().user !== undefined;
  const { search, setSearch } = useAddressSearch();
  const text = search.query?.trim() ?? '';
  const table = useTableAddress({
    name: 'markets',
    read: marketTableState,
    write: marketTableSearch,
    keep,
    pageSizes: marketPageSizes,
  });
  const { state, onStateChange, views } = table;
  const featured = useQuery(featuredMarketsQuery(client));
  const source = marketRows(client, text, state, isSignedIn);
  const { found, query, loadable, shown, onScroll } = useTableRows({ source, table });
  const isNone = text !== '' && found?.total === 0 && !query.isPlaceholderData;
  const closest = useQuery({ ...closestMarketsQuery(client, text), enabled: isNone });

  return (
    <Page id={contentId}>
      <Section title={messages.markets} level={1}>
        <div onScrollCapture={onScroll}>
          <MarketSearch
            query={text}
            onQueryChange={(query) => setSearch({ ...search, query: query || undefined, page: undefined })}
            closest={isNone ? (closest.data ?? []) : []}
            markets={loadable}
            {...shown}
            state={state}
            onStateChange={onStateChange}
            hrefOf={marketPath}
            {...(isSignedIn && { companyHrefOf: companyHref, personHrefOf: personHref, investorHrefOf: investorHref })}
            hasInvestors={isSignedIn}
            hasColumnTools
            hasDensitySwitch
            tools={isSignedIn && <SavedViews {...views} />}
            {...(isSignedIn && { exportRows: exportedMarkets(client, text, state) })}
          >
            <MarketTiles markets={toLoadable(featured)} hrefOf={marketPath} onRetry={() => void featured.refetch()} />
          </MarketSearch>
        </div>
      </Section>
    </Page>
  );
}
