import { limits } from '@fs/api-contract';
import {
  companyTableSearch,
  companyTableState,
  marketTableSearch,
  marketTableState,
  SearchResults,
  type SearchResultsProps,
  type SearchTab,
} from '@fs/research-widgets';
import { Page, Section, useMessages } from '@fs/ui';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import {
  companyHref,
  describedCompaniesPath,
  investorHref,
  investorsNamedPath,
  marketPath,
  newsAboutPath,
  peopleNamedPath,
  personHref,
  searchPath,
  suggestCompanyPath,
} from '../../addresses/appPaths.ts';
import { useFoundArticleHref } from '../../addresses/articleLinks.ts';
import { topicPath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { exportedMarkets } from '../../queries/exports.ts';
import { marketRows, quickSearchQuery } from '../../queries/searches.ts';
import { topicSuggestionsQuery } from '../../queries/topics.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { companyPageSizes, marketPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useCompanyTable } from '../tables/useCompanyTable.tsx';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';
import { SearchStart } from './SearchStart.tsx';
import { useSimilarSearches } from './useSimilarSearches.ts';

/** Parameters of the search that a change of its tables keeps. */
const keep = ['query', 'sf'] as const;

/** Search results among companies and markets. `sf` is the open tab (decision AMB-018). */
export function SearchScreen() {
  const messages = useMessages(appMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const articleHref = useFoundArticleHref();
  const { search, setSearch } = useAddressSearch();
  const text = search.query?.trim() ?? '';
  const tab: SearchTab = search.sf === 'markets' ? 'markets' : 'companies';
  const isSearching = text.length >= limits.searchLetters;
  /** The text for which the user wants more topics. */
  const [topicsOf, setTopicsOf] = useState<string>();
  const topics = useQuery({ ...topicSuggestionsQuery(client, text), enabled: isSearching && topicsOf === text });
  /** The text for which the user chose a tab. */
  const [opened, setOpened] = useState<string>();

  const companyTable = useTableAddress({
    name: 'companies',
    read: companyTableState,
    write: companyTableSearch,
    keep,
    pageSizes: companyPageSizes,
    opensFirst: false,
  });
  const marketTable = useTableAddress({
    name: 'markets',
    read: marketTableState,
    write: marketTableSearch,
    keep,
    pageSizes: marketPageSizes,
    opensFirst: tab === 'markets',
  });
  // The tables share parameters of the address. The one in the hidden tab has its initial state.
  const isCompanies = tab === 'companies';
  const companyState = isCompanies ? companyTable.state : companyTableState({});
  const marketState = isCompanies ? marketTableState({}) : marketTable.state;
  const companies = useCompanyTable({
    table: { ...companyTable, state: companyState, isPending: isCompanies && companyTable.isPending },
    also: [{ field: 'name', op: 'contains', value: text }],
    enabled: isSearching,
  });
  const markets = useTableRows({
    source: marketRows(client, text, marketState),
    table: { ...marketTable, state: marketState, isPending: !isCompanies && marketTable.isPending },
    enabled: isSearching,
  });
  // People, investors, articles and topics have no tab. The results are shown without them where they fail.
  const all = useQuery({ ...quickSearchQuery(client, text), placeholderData: undefined });

  // Opens the tab that has results, unless the user opened the empty one.
  const other = tab === 'companies' ? 'markets' : 'companies';
  const counts = { companies: companies.total, markets: markets.found?.total };
  const hasFilters = Object.keys(companyState.filters).length > 0;
  const isElsewhere = isSearching && !hasFilters && counts[tab] === 0 && (counts[other] ?? 0) > 0 && opened !== text;
  useEffect(() => {
    if (isElsewhere) void router.navigate({ href: searchPath(text, other), replace: true });
  }, [isElsewhere, router, text, other]);

  async function showTopics() {
    try {
      await queries.fetchQuery(topicSuggestionsQuery(client, text));
      setTopicsOf(text);
    } catch (error) {
      if (error instanceof CallFailure) toasts.show({ message: error.message, tone: 'critical' });
    }
  }

  return (
    <Page id={contentId}>
      <Section title={messages.search} level={1}>
        <div onScrollCapture={isCompanies ? companies.onScroll : markets.onScroll}>
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
            start={<SearchStart />}
            suggestHref={suggestCompanyPath(text)}
            described={all.data && { count: all.data.counts.described, href: describedCompaniesPath(text) }}
            people={
              all.data && {
                people: all.data.person,
                count: all.data.counts.person,
                hrefOf: personHref,
                allHref: peopleNamedPath(text),
              }
            }
            investors={
              all.data && {
                investors: all.data.investor,
                backers: all.data.backer,
                count: all.data.counts.investor + all.data.counts.backer,
                hrefOf: companyHref,
                backerHrefOf: investorHref,
                allHref: investorsNamedPath(text),
              }
            }
            articles={
              all.data && {
                articles: all.data.article,
                count: all.data.counts.article,
                hrefOf: articleHref,
                allHref: newsAboutPath(text),
              }
            }
            topics={
              all.data && {
                topics: topics.data ?? all.data.keywords,
                count: all.data.counts.keywords,
                hrefOf: topicPath,
                ...(topicsOf !== text && { onShowMore: () => void showTopics() }),
              }
            }
            others={othersState(all)}
            onRetryOthers={() => void all.refetch()}
            companies={companies.props}
            markets={{
              markets: markets.loadable,
              ...markets.shown,
              state: marketState,
              onStateChange: marketTable.onStateChange,
              hasColumnTools: true,
              hasDensitySwitch: true,
              hasInvestors: true,
              exportRows: exportedMarkets(client, text, marketState),
              tools: <SavedViews {...marketTable.views} />,
              hrefOf: marketPath,
              companyHrefOf: companyHref,
              personHrefOf: personHref,
              investorHrefOf: investorHref,
            }}
          />
        </div>
        {isCompanies && companies.layers}
      </Section>
    </Page>
  );
}

/** What is known of the results without a tab. */
function othersState({ isLoading, isError }: UseQueryResult): SearchResultsProps['others'] {
  if (isError) return 'failed';
  return isLoading ? 'loading' : 'ready';
}
