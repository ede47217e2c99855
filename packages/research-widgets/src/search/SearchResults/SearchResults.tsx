'use client';
import type { CompanySearchResult, SearchResults as FoundOfAllKinds, MarketFigures } from '@fs/api-contract';
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
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { NothingFound } from '../../internal/NothingFound.tsx';
import { MarketTable, type MarketTableProps } from '../../markets/MarketTable/MarketTable.tsx';
import type { ArticleHref } from '../../news/internal/ArticleHref.ts';
import { ArticleTitle } from '../../news/internal/ArticleTitle.tsx';
import { nameOf } from '../../people/PersonProfile/nameOf.ts';
import { searchResultsMessages } from './SearchResults.messages.ts';

export type SearchTab = 'companies' | 'markets';

export interface SearchResultsProps {
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
  /** People whose name matches. Default: none. */
  people?: FoundPeople | undefined;
  /** Investment firms whose name matches. Default: none. */
  investors?: FoundInvestors | undefined;
  /** Articles that match. Default: none. */
  articles?: FoundArticles | undefined;
  /** Topics that match. Default: none. */
  topics?: FoundTopics | undefined;
  /**
   * State of those four. While they load, the tables wait for them, since their lines would move the tables.
   * @default 'ready'
   */
  others?: 'loading' | 'failed' | 'retrying' | 'ready';
  /** Called when the user retries those four after a failure. */
  onRetryOthers?: () => void;
  companies: CompanyTableProps;
  markets: MarketTableProps;
}

/** The first articles of a search. */
export interface FoundArticles {
  articles: FoundOfAllKinds['article'];
  /** Number of all of them. */
  count: number;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: ArticleHref;
  /** URL of all of them. */
  allHref: string;
}

/** The first topics of a search. */
export interface FoundTopics {
  topics: FoundOfAllKinds['keywords'];
  /** Number of all of them. */
  count: number;
  /** URL of the news about a topic. */
  hrefOf: (topic: string) => string;
}

/** The first people of a search. */
export interface FoundPeople {
  people: FoundOfAllKinds['person'];
  /** Number of all of them. */
  count: number;
  hrefOf: PersonHref;
}

/** The first investment firms of a search. */
export interface FoundInvestors {
  investors: FoundOfAllKinds['investor'];
  /** Number of all of them. */
  count: number;
  hrefOf: CompanyHref;
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
  people,
  investors,
  articles,
  topics,
  others = 'ready',
  onRetryOthers,
  companies,
  markets,
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
  const hasLines = [investors, articles, topics, people].some((found) => found !== undefined && found.count > 0);
  const retried = others === 'failed' ? failed(messages.othersFailed) : ready(null);
  const lines: Loadable<null> = others === 'retrying' ? loading() : retried;
  return (
    <Stack gap="6">
      <SearchBox key={query} query={query} onQueryChange={onQueryChange} />
      {isSearching ? (
        <LoadableView of={others === 'loading' ? loading() : ready(null)} skeleton={<Outline />}>
          {() => (
            <Stack gap="6">
              {(others !== 'ready' || hasLines) && (
                <LoadableView of={lines} onRetry={onRetryOthers} skeleton={<Skeleton width="half" />}>
                  {() => (
                    <Stack gap="6">
                      {investors && investors.count > 0 && <AlsoInvestors {...investors} />}
                      {articles && articles.count > 0 && <AlsoArticles {...articles} />}
                      {topics && topics.count > 0 && <AlsoTopics {...topics} />}
                      {people && people.count > 0 && <AlsoPeople {...people} />}
                    </Stack>
                  )}
                </LoadableView>
              )}
              <Tabs
                label={messages.results}
                selectedKey={tab}
                onSelectionChange={(id) => onTabChange(id === 'markets' ? 'markets' : 'companies')}
                tabs={[
                  {
                    id: 'companies',
                    label: messages.companies,
                    count: countOf(companies.companies, ({ total }: TablePage<CompanySearchResult>) => total),
                    content: (
                      <CompanyTable {...companies} empty={empty} companies={saying(companies.companies, failure)} />
                    ),
                  },
                  {
                    id: 'markets',
                    label: messages.markets,
                    count: countOf(markets.markets, ({ total }: TablePage<MarketFigures>) => total),
                    content: <MarketTable {...markets} empty={empty} markets={saying(markets.markets, failure)} />,
                  },
                ]}
              />
            </Stack>
          )}
        </LoadableView>
      ) : (
        <>
          <Text tone="muted">{messages.tooShort}</Text>
          {start}
        </>
      )}
    </Stack>
  );
}

/** The head of the tabs and the first rows of a table. */
function Outline() {
  return (
    <Stack gap="4">
      <Skeleton shape="block" width="half" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </Stack>
  );
}

/** A line that leads to what has no tab. */
function Also({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Inline gap="3">
      <Text tone="muted">{text}</Text>
      {children}
    </Inline>
  );
}

/** People have no tab (research §2), so one line leads to them. */
function AlsoPeople({ people, count, hrefOf }: FoundPeople) {
  const messages = useMessages(searchResultsMessages);
  return (
    <Also text={messages.also({ count })}>
      {people.map((person) => (
        <Inline key={person.id} gap="1">
          <Link href={hrefOf(person)}>
            <bdi>{nameOf(person)}</bdi>
          </Link>
          <Text tone="muted">{[person.title, person.organization?.name].filter(Boolean).join(' · ')}</Text>
        </Inline>
      ))}
    </Also>
  );
}

/** Nor have investment firms, which the tables of companies leave out. */
function AlsoInvestors({ investors, count, hrefOf }: FoundInvestors) {
  const messages = useMessages(searchResultsMessages);
  return (
    <Also text={messages.alsoInvestors({ count })}>
      {investors.map((firm) => (
        <CompanyLink key={firm.id} company={firm} hrefOf={hrefOf} />
      ))}
    </Also>
  );
}

/** Nor have articles. */
function AlsoArticles({ articles, count, hrefOf, allHref }: FoundArticles) {
  const messages = useMessages(searchResultsMessages);
  return (
    <Also text={messages.alsoArticles({ count })}>
      {articles.map((article) => (
        <Text key={article.uuid} element="span">
          <ArticleTitle title={article.title} href={hrefOf(article)} source={article.url} tone="accent" />
        </Text>
      ))}
      {count > articles.length && <Link href={allHref}>{messages.allArticles}</Link>}
    </Also>
  );
}

/** Nor have topics. */
function AlsoTopics({ topics, count, hrefOf }: FoundTopics) {
  const messages = useMessages(searchResultsMessages);
  return (
    <Also text={messages.alsoTopics({ count })}>
      {topics.map((topic) => (
        <Link key={topic} href={hrefOf(topic)}>
          <bdi>{topic}</bdi>
        </Link>
      ))}
    </Also>
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
