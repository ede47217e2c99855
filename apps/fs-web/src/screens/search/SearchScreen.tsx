import { limits } from '@fs/api-contract';
import {
  companyTableSearch,
  companyTableState,
  marketTableSearch,
  marketTableState,
  SearchResults,
  type SearchTab,
} from '@fs/research-widgets';
import { Page, Section, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { addCompanyPath, companyHref, marketPath, personHref, searchPath } from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { marketNamePath, placePath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedCompanies, exportedMarkets } from '../../queries/exports.ts';
import { pageQuery } from '../../queries/rowSources.ts';
import { companyRows, marketRows, quickSearchQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useSimilarSearches } from './useSimilarSearches.ts';

/** Parameters of the search that a change of its tables keeps. */
const keep = ['query', 'sf'] as const;

/** Search results among companies and markets. `sf` is the open tab (decision AMB-018). */
export function SearchScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const router = useRouter();
  const articleHref = useArticleHref();
  const { search, setSearch } = useAddressSearch();
  const text = search.query?.trim() ?? '';
  const tab: SearchTab = search.sf === 'markets' ? 'markets' : 'companies';
  const isSearching = text.length >= limits.searchLetters;
  /** The text for which the user chose a tab. */
  const [opened, setOpened] = useState<string>();

  const companyTable = useTableAddress({
    name: 'companies',
    read: companyTableState,
    write: companyTableSearch,
    keep,
    opensFirst: false,
  });
  const marketTable = useTableAddress({
    name: 'markets',
    read: marketTableState,
    write: marketTableSearch,
    keep,
    opensFirst: tab === 'markets',
  });
  // The tables share parameters of the address. The one in the hidden tab has its initial state.
  const companyState = tab === 'companies' ? companyTable.state : companyTableState({});
  const marketState = tab === 'markets' ? marketTable.state : marketTableState({});
  const named = [{ field: 'name', op: 'contains', value: text }] as const;
  const companies = useQuery({
    ...pageQuery(companyRows(client, companyState, named), companyState),
    enabled: isSearching && !(tab === 'companies' && companyTable.isPending),
  });
  const markets = useQuery({
    ...pageQuery(marketRows(client, text, marketState), marketState),
    enabled: isSearching && !(tab === 'markets' && marketTable.isPending),
  });
  // People, who have no tab. The results are shown without them.
  const all = useQuery({ ...quickSearchQuery(client, text), placeholderData: undefined });

  // Opens the tab that has results, unless the user opened the empty one.
  const other = tab === 'companies' ? 'markets' : 'companies';
  const counts = { companies: companies.data?.total, markets: markets.data?.total };
  const hasFilters = Object.keys(companyState.filters).length > 0;
  const isElsewhere = isSearching && !hasFilters && counts[tab] === 0 && (counts[other] ?? 0) > 0 && opened !== text;
  useEffect(() => {
    if (isElsewhere) void router.navigate({ href: searchPath(text, other), replace: true });
  }, [isElsewhere, router, text, other]);

  return (
    <Page id={contentId}>
      <Section title={messages.search} level={1}>
        <SearchResults
          query={text}
          // Keeps the tab with its view, filters and sort order.
          onQueryChange={(query) =>
            setSearch({ ...search, query, page: undefined }, { state: true, resetScroll: true })
          }
          tab={tab}
          onTabChange={(open) => {
            setOpened(text);
            void router.navigate({ href: searchPath(text, open) });
          }}
          similar={useSimilarSearches(text, counts.companies === 0 && counts.markets === 0)}
          isSearching={isSearching}
          suggestHref={addCompanyPath}
          people={all.data && { people: all.data.person, count: all.data.counts.person, hrefOf: personHref }}
          articles={all.data && { articles: all.data.article, count: all.data.counts.article, hrefOf: articleHref }}
          companies={{
            companies: toLoadable({ ...companies, isPlaceholderData: false }),
            isRefreshing: companies.isFetching,
            state: companyState,
            onStateChange: companyTable.onStateChange,
            hasColumnTools: true,
            hasDensitySwitch: true,
            hrefOf: companyHref,
            marketHrefOf: marketNamePath,
            placeHrefOf: placePath,
            isSignedIn: true,
            tools: <SavedViews {...companyTable.views} />,
            exportRows: exportedCompanies(client, companyState, named),
            onRetry: () => void companies.refetch(),
          }}
          markets={{
            markets: toLoadable({ ...markets, isPlaceholderData: false }),
            isRefreshing: markets.isFetching,
            state: marketState,
            onStateChange: marketTable.onStateChange,
            hasColumnTools: true,
            hasDensitySwitch: true,
            hasInvestors: true,
            exportRows: exportedMarkets(client, text, marketState),
            tools: <SavedViews {...marketTable.views} />,
            hrefOf: marketPath,
            companyHrefOf: companyHref,
            onRetry: () => void markets.refetch(),
          }}
        />
      </Section>
    </Page>
  );
}
