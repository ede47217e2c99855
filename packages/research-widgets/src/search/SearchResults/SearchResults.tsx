'use client';
import type { CompanySearchResult, MarketFigures } from '@fs/api-contract';
import {
  failed,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  loading,
  ready,
  SearchField,
  Skeleton,
  Stack,
  type TablePage,
  Tabs,
  Text,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { CompanyTable, type CompanyTableProps } from '../../companies/CompanyTable/CompanyTable.tsx';
import { NothingFound } from '../../internal/NothingFound.tsx';
import { MarketTable, type MarketTableProps } from '../../markets/MarketTable/MarketTable.tsx';
import { AlsoFound, type AlsoFoundProps, hasAlsoFound } from './AlsoFound.tsx';
import { searchResultsMessages } from './SearchResults.messages.ts';
import { useIsSlow } from './useIsSlow.ts';

export type {
  AlsoFoundProps,
  DescribedCompanies,
  FoundArticles,
  FoundInvestors,
  FoundPeople,
  FoundTopics,
} from './AlsoFound.tsx';

export type SearchTab = 'companies' | 'markets';

export interface SearchResultsProps extends AlsoFoundProps {
  /** The submitted search text. */
  query: string;
  /** Called when the user submits the search field. */
  onQueryChange: (query: string) => void;
  tab: SearchTab;
  onTabChange: (tab: SearchTab) => void;
  /** False while the text is too short to search for. */
  isSearching: boolean;
  /** What the page shows until there is something to search for, such as companies opened before. Default: nothing. */
  start?: ReactNode;
  /** URL of the form that suggests a missing company. */
  suggestHref: string;
  /** Searches for similar names, shown where nothing is found. @default [] */
  similar?: readonly { label: string; href: string }[];
  /** State of what has no tab. @default 'ready' */
  others?: 'loading' | 'failed' | 'ready';
  /** Called when the user retries that after a failure. */
  onRetryOthers?: () => void;
  companies: CompanyTableProps;
  markets: MarketTableProps;
}

/** Search results: companies and markets in tabs, each with its count. */
export function SearchResults({
  query,
  onQueryChange,
  tab,
  onTabChange,
  isSearching,
  start,
  suggestHref,
  similar = [],
  others = 'ready',
  onRetryOthers,
  companies,
  markets,
  ...found
}: SearchResultsProps) {
  const messages = useMessages(searchResultsMessages);
  const empty = (
    <Stack gap="2">
      {similar.length > 0 && (
        <Inline gap="2">
          <Text>{messages.didYouMean}</Text>
          {similar.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Inline>
      )}
      <NothingFound suggestHref={suggestHref} />
    </Stack>
  );
  const failure = messages.failed({ query });
  const retried = others === 'failed' ? failed(messages.othersFailed) : ready(null);
  const lines: Loadable<null> = others === 'loading' ? loading() : retried;
  // What has no tab is below the tables, and would move with the first rows. It waits for them, but not for long.
  const isLoading = isSearching && (tab === 'companies' ? companies.companies : markets.markets).state === 'loading';
  const isSlow = useIsSlow(isLoading);
  return (
    <Stack gap="6">
      <SearchBox key={query} query={query} onQueryChange={onQueryChange} />
      {isSearching ? (
        <>
          <Tabs
            label={messages.results}
            selectedKey={tab}
            onSelectionChange={(id) => onTabChange(id === 'markets' ? 'markets' : 'companies')}
            tabs={[
              {
                id: 'companies',
                label: messages.companies,
                count: countOf(companies.companies, ({ total }: TablePage<CompanySearchResult>) => total),
                content: <CompanyTable {...companies} empty={empty} companies={saying(companies.companies, failure)} />,
              },
              {
                id: 'markets',
                label: messages.markets,
                count: countOf(markets.markets, ({ total }: TablePage<MarketFigures>) => total),
                content: <MarketTable {...markets} empty={empty} markets={saying(markets.markets, failure)} />,
              },
            ]}
          />
          {(!isLoading || isSlow) && (others !== 'ready' || hasAlsoFound(found)) && (
            <LoadableView of={lines} onRetry={onRetryOthers} skeleton={<Skeleton width="half" />}>
              {() => <AlsoFound {...found} query={query} />}
            </LoadableView>
          )}
        </>
      ) : (
        <>
          <Text tone="muted">{messages.tooShort}</Text>
          {start}
        </>
      )}
    </Stack>
  );
}

/** Holds the input until Enter. A new query from outside resets it. */
function SearchBox({ query, onQueryChange }: Pick<SearchResultsProps, 'query' | 'onQueryChange'>) {
  const messages = useMessages(searchResultsMessages);
  const [text, setText] = useState(query);
  return (
    <search>
      <SearchField
        label={messages.label}
        value={text}
        onChange={setText}
        onSubmit={(submitted) => onQueryChange(submitted.trim())}
      />
    </search>
  );
}

function countOf<Value>(of: Loadable<Value>, count: (value: Value) => number | undefined): number | undefined {
  if (of.state === 'ready') return count(of.value);
  return of.state === 'failed' && of.last !== undefined ? count(of.last) : undefined;
}

/** Searches have their own failure message. */
function saying<Value>(of: Loadable<Value>, message: string): Loadable<Value> {
  return of.state === 'failed' ? { ...of, message } : of;
}
