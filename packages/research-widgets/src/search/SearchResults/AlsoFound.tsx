'use client';
import type { SearchResults as FoundOfAllKinds } from '@fs/api-contract';
import { Button, Inline, Link, Stack, Text, useFocusAfterRemoval, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { ArticleTitle } from '../../news/internal/ArticleTitle.tsx';
import { nameOf } from '../../people/PersonProfile/nameOf.ts';
import { describedMessages } from '../internal/described.messages.ts';
import { searchResultsMessages } from './SearchResults.messages.ts';

export interface DescribedCompanies {
  count: number;
  /** URL of all of them. */
  href: string;
}

/** The first articles of a search. */
export interface FoundArticles {
  articles: FoundOfAllKinds['article'];
  /** Number of all of them. */
  count: number;
  /** URL of an article in the app, or of its company if no site has the article. Undefined if only another site has it. */
  hrefOf: (article: FoundOfAllKinds['article'][number]) => string | undefined;
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
  /** Called when the user wants more than the first ones. Without it, there are no more to show. */
  onShowMore?: (() => void) | undefined;
}

/** The first people of a search. */
export interface FoundPeople {
  people: FoundOfAllKinds['person'];
  /** Number of all of them. */
  count: number;
  hrefOf: PersonHref;
  /** URL of all of them. */
  allHref: string;
}

/** The first investment firms of a search. */
export interface FoundInvestors {
  investors: FoundOfAllKinds['investor'];
  /** The first of whom only the name is known. Default: none. */
  backers?: FoundOfAllKinds['backer'];
  /** Number of all of them. */
  count: number;
  hrefOf: CompanyHref;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  backerHrefOf?: InvestorHref;
  /** URL of all of them. */
  allHref: string;
}

/** What a search finds and has no tab. */
export interface AlsoFoundProps {
  /** Companies whose description has the words of the text. Default: none. */
  described?: DescribedCompanies | undefined;
  /** People whose name matches. Default: none. */
  people?: FoundPeople | undefined;
  /** Investment firms whose name matches. Default: none. */
  investors?: FoundInvestors | undefined;
  /** Articles that match. Default: none. */
  articles?: FoundArticles | undefined;
  /** Topics that match. Default: none. */
  topics?: FoundTopics | undefined;
}

/** Whether `AlsoFound` has a line. */
export function hasAlsoFound({ described, investors, articles, topics, people }: AlsoFoundProps): boolean {
  return [described, investors, articles, topics, people].some((found) => found !== undefined && found.count > 0);
}

/** A line for each kind that has no tab (research §2), with its number and the first ones. */
export function AlsoFound({
  query,
  described,
  investors,
  articles,
  topics,
  people,
}: AlsoFoundProps & { query: string }) {
  return (
    <Stack gap="6">
      {described && described.count > 0 && <Described {...described} words={query} />}
      {investors && investors.count > 0 && <AlsoInvestors {...investors} />}
      {articles && articles.count > 0 && <AlsoArticles {...articles} />}
      {topics && topics.count > 0 && <AlsoTopics {...topics} />}
      {people && people.count > 0 && <AlsoPeople {...people} />}
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

/** The tabs find companies by their name. */
function Described({ count, href, words }: DescribedCompanies & { words: string }) {
  return (
    <div>
      <Link href={href}>{useMessages(describedMessages).mentions({ count, words })}</Link>
    </div>
  );
}

function AlsoPeople({ people, count, hrefOf, allHref }: FoundPeople) {
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
      {count > people.length && <Link href={allHref}>{messages.allPeople}</Link>}
    </Also>
  );
}

/** The tables of companies leave investment firms out. */
function AlsoInvestors({ investors, backers = [], count, hrefOf, backerHrefOf, allHref }: FoundInvestors) {
  const messages = useMessages(searchResultsMessages);
  const deals = useMessages(dealMessages);
  return (
    <Also text={messages.alsoInvestors({ count })}>
      {investors.map((firm) => (
        <CompanyLink key={firm.id} company={firm} hrefOf={hrefOf} />
      ))}
      {backers.map((backer) => (
        <Inline key={backer.name} gap="1">
          {backerHrefOf ? (
            <Link href={backerHrefOf(backer)}>
              <bdi>{backer.name}</bdi>
            </Link>
          ) : (
            <bdi>{backer.name}</bdi>
          )}
          <Text tone="muted">{deals.rounds({ count: backer.rounds })}</Text>
        </Inline>
      ))}
      {count > investors.length + backers.length && <Link href={allHref}>{messages.allInvestors}</Link>}
    </Also>
  );
}

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

function AlsoTopics({ topics, count, hrefOf, onShowMore }: FoundTopics) {
  const messages = useMessages(searchResultsMessages);
  // The button is gone once it was pressed.
  const line = useFocusAfterRemoval();
  return (
    <div ref={line} tabIndex={-1}>
      <Also text={messages.alsoTopics({ count })}>
        {topics.map((topic) => (
          <Link key={topic} href={hrefOf(topic)}>
            <bdi>{topic}</bdi>
          </Link>
        ))}
        {onShowMore && count > topics.length && (
          <Button size="small" tone="quiet" onPress={onShowMore}>
            {messages.moreTopics}
          </Button>
        )}
      </Also>
    </div>
  );
}
