import { type ArticleSearchResult, limits, type Market, type SearchResults } from '@fs/api-contract';
import type { BoundMessages } from '@fs/ui';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { tagsInResults } from '../../companies/CompanyTags/tagsInResults.ts';
import type { dealMessages } from '../../internal/deals.messages.ts';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { type PlaceTexts, placeWords } from '../../internal/placeWords.ts';
import { readTime } from '../../news/ArticleCard/readTime.ts';
import { nameOf } from '../../people/PersonProfile/nameOf.ts';
import type { describedMessages } from '../internal/described.messages.ts';
import type { PlainFilters } from '../plainFilters/parsePlainFilters.ts';
import type { globalSearchMessages } from './GlobalSearch.messages.ts';
import type { SearchItem } from './SearchItem.ts';
import { actionItem, matchingActions, type SearchAction } from './searchActions.ts';

/** URLs of results. Kinds without a URL are omitted. */
export interface GlobalSearchLinks {
  company: (company: { id: string }) => string;
  market: (market: Pick<Market, 'id' | 'name'>) => string;
  topic?: (topic: string) => string;
  /** URL of the article's page or of its company. Undefined if the article opens on its original site. */
  article?: (article: ArticleSearchResult) => string | undefined;
  /** URL of a person's page. */
  person?: PersonHref;
  /** URL of the rounds of an investor without a page. */
  backer?: InvestorHref;
  /** URL of all results of a kind. */
  all: (query: string, kind: 'companies' | 'markets') => string;
  /** URL of the companies whose description has the words. */
  described: (words: string) => string;
  /** URL of the form that suggests a missing company, by the text that found nothing. */
  suggest: (query: string) => string;
}

/** What the text means as filters of the companies' page. */
export interface SearchFilter extends Pick<PlainFilters, 'filters' | 'unused'> {
  /** URL of the companies with these filters. */
  href: string;
  /** Companies that match, once counted. */
  count?: number | undefined;
}

export interface SearchGroupsOptions {
  /** Null before the first search. */
  found: SearchResults | null;
  recent: readonly LinkedCompany[];
  /** Whether the text is long enough to search for. */
  isSearch: boolean;
  links: GlobalSearchLinks;
  query: string;
  actions: readonly SearchAction[];
  /** The filter that the text means. */
  filter: SearchFilter | undefined;
  messages: BoundMessages<(typeof globalSearchMessages)['table']>;
  /** Companies by their description, in words. */
  described: BoundMessages<(typeof describedMessages)['table']>;
  /** Places in words. */
  places: PlaceTexts;
  /** Rounds in words. */
  deals: BoundMessages<(typeof dealMessages)['table']>;
}

export interface SearchGroup {
  label: string;
  count?: number;
  items: readonly SearchItem[];
}

const most = limits.globalSearch;

/** Groups the palette's results by kind, each with its count. Recent companies come last, and alone without input. */
export function searchGroups(options: SearchGroupsOptions): SearchGroup[] {
  const { found, recent, isSearch, links, query, actions, filter, messages, places, deals } = options;
  const opened = (shown: readonly { id: string }[]) => ({
    label: messages.recent,
    // Results are not repeated among the recent companies.
    items: recent
      .filter(({ id }) => !shown.some((company) => company.id === id))
      .slice(0, most.recentCompanies)
      .map((company) => companyItem(company, links, places)),
  });
  // Recent companies do not match the search, and Enter would open them.
  const acting = { label: messages.actions, items: matchingActions(actions, query).map(actionItem) };
  if (isSearch && !found) return [acting];
  if (!found) return query === '' ? [opened([]), acting] : [acting, opened([])];
  const { organization, tier3_category, keywords, article, person, backer, counts } = found;
  const { topic, article: articleHref, person: personHref, backer: backerHref } = links;
  const all = (kind: 'companies' | 'markets', count: number, shown: number): SearchItem[] =>
    count > shown
      ? [{ id: `all ${kind}`, href: links.all(query, kind), label: messages.seeAll({ count: words(count) }) }]
      : [];
  const words = (count: number) => (count < limits.countedMatches ? String(count) : messages.atLeast({ count }));

  const companies = organization.slice(0, most.companies);
  const markets = tier3_category.slice(0, most.markets);
  const results: SearchGroup[] = [
    {
      label: messages.companies,
      count: counts.organization,
      items: [
        ...companies.map((company) => ({
          ...companyItem(company, links, places),
          ...factsOf(company, messages, places),
        })),
        ...all('companies', listedCompanies(counts), companies.filter(({ kind }) => kind === 'company').length),
        ...describedItem(counts.described, options),
      ],
    },
    {
      label: messages.investors,
      count: counts.backer,
      items: backerHref
        ? backer.map((one) => ({
            id: `investor ${one.name}`,
            href: backerHref(one),
            label: one.name,
            description: deals.rounds({ count: one.rounds }),
          }))
        : [],
    },
    {
      label: messages.markets,
      count: counts.tier3_category,
      items: [
        ...markets.map(({ id, name, companyCount, totalFunding }) => ({
          id,
          href: links.market({ id, name }),
          label: name,
          description: messages.marketFacts({ count: companyCount, raised: totalFunding }),
        })),
        ...all('markets', counts.tier3_category, markets.length),
      ],
    },
    {
      label: messages.topics,
      count: counts.keywords,
      items: topic
        ? keywords.slice(0, most.topics).map((name) => ({ id: `topic ${name}`, href: topic(name), label: name }))
        : [],
    },
    {
      label: messages.articles,
      count: counts.article,
      items: articleHref
        ? article.slice(0, most.articles).flatMap((found) => articleItem(found, articleHref, messages) ?? [])
        : [],
    },
    {
      label: messages.people,
      count: counts.person,
      items: personHref
        ? person.slice(0, most.people).map((one) => ({
            id: `person ${one.id}`,
            href: personHref(one),
            label: nameOf(one),
            description: messages.facts({ facts: known([one.title, one.organization?.name]) }),
          }))
        : [],
    },
  ];
  const filtering = filter ? [{ label: messages.filter, items: [filterItem(filter, messages, deals)] }] : [];
  if (results.every(({ items }) => items.length === 0)) {
    if (!filter && acting.items.length === 0) return [];
    const suggestion = { id: 'suggest', href: links.suggest(query), label: messages.nothing };
    return [...filtering, { label: messages.companies, items: [suggestion] }, acting];
  }
  // A single filter may also be a company's name, which then comes first.
  const isLikely = filter !== undefined && (filter.filters.length > 1 || filter.unused.length === 0);
  return [...(isLikely ? filtering : []), ...results, ...(isLikely ? [] : filtering), acting, opened(companies)];
}

/** Leads to the companies whose name does not have the text but whose description may. */
function describedItem(count: number, { links, query, described }: SearchGroupsOptions): SearchItem[] {
  if (count === 0) return [];
  return [{ id: 'described', href: links.described(query), label: described.mentions({ count, words: query }) }];
}

/** How many companies the page of all results lists: it leaves investment firms out. */
function listedCompanies({ organization, investor }: SearchResults['counts']): number {
  return organization < limits.countedMatches ? organization - investor : organization;
}

/** Undefined for an article without a link. */
function articleItem(
  article: ArticleSearchResult,
  hrefOf: NonNullable<GlobalSearchLinks['article']>,
  messages: SearchGroupsOptions['messages'],
): SearchItem | undefined {
  const { uuid, title, published_time, word_count, url } = article;
  const href = hrefOf(article);
  const minutes = word_count === null ? null : readTime(word_count);
  const item = {
    id: uuid,
    label: title,
    description: messages.articleFacts({ day: published_time.slice(0, 10), minutes }),
  };
  if (href !== undefined) return { ...item, href };
  return url === null ? undefined : { ...item, externalHref: url };
}

function companyItem(company: LinkedCompany, links: GlobalSearchLinks, places: PlaceTexts): SearchItem {
  const { id, name, logo_url, location } = company;
  return {
    id,
    href: links.company(company),
    label: name,
    ...(location && { description: placeWords(location, places) }),
    icon: <CompanyLogo name={name} logoUrl={logo_url} />,
  };
}

/** What tells an investment firm from a company, then markets, place and total raised, as far as known. */
function factsOf(
  company: SearchResults['organization'][number],
  messages: SearchGroupsOptions['messages'],
  places: PlaceTexts,
) {
  const { kind, markets, location, total_funding_usd: total } = company;
  const facts = known([
    kind === 'investor' && messages.investor,
    ...markets.slice(0, tagsInResults).map(({ name }) => name),
    location && placeWords(location, places),
    total === null ? undefined : messages.total({ amount: messages.dollars({ amount: total }) }),
  ]);
  return facts.length === 0 ? {} : { description: messages.facts({ facts }) };
}

function known(facts: readonly (string | null | undefined | false)[]): string[] {
  return facts.flatMap((fact) => fact || []);
}

function filterItem(
  { filters, unused, href, count }: SearchFilter,
  messages: SearchGroupsOptions['messages'],
  deals: SearchGroupsOptions['deals'],
) {
  const names = filters.map(({ kind, value }) => {
    if (kind === 'stage') return stageName(String(value), deals);
    if (typeof value === 'string') return value;
    if (kind === 'more' || kind === 'less') return messages[kind]({ dollars: value });
    if (kind === 'roundSince') return messages.roundSince({ year: value });
    return kind === 'foundedBefore' ? messages.foundedBefore({ year: value }) : messages.foundedAfter({ year: value });
  });
  const notes = [
    count === undefined ? '' : messages.matches({ count }),
    unused.length === 0 ? '' : messages.unused({ words: unused }),
  ];
  return {
    id: 'filter',
    href,
    label: messages.filteredCompanies({ filters: names }),
    description: notes.filter(Boolean).join('. '),
  };
}

/** The stage by its name in the texts' language: "Series A" is a round with a letter, others are kinds of rounds. */
function stageName(stage: string, { round }: SearchGroupsOptions['deals']): string {
  const code = /^Series (.)$/.exec(stage)?.[1] ?? null;
  return round({ type: stage.toLowerCase(), code });
}
