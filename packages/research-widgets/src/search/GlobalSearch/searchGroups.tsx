import { type ArticleSearchResult, limits, type Market, type SearchResults } from '@fs/api-contract';
import type { BoundMessages, CommandPaletteItem } from '@fs/ui';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import type { globalSearchMessages } from './GlobalSearch.messages.ts';

/** Where a result leads. A kind without an address is not offered. */
export interface GlobalSearchLinks {
  company: (company: { id: string }) => string;
  market: (market: Pick<Market, 'id' | 'name'>) => string;
  topic?: (topic: string) => string;
  /** An article's own page or that of the company it is about; undefined for one that is read where it first stood. */
  article?: (article: ArticleSearchResult) => string | undefined;
  /** Address of all that a text finds of a kind. */
  all: (query: string, kind: 'companies' | 'markets') => string;
  /** Where a missing company is suggested. */
  suggest: string;
}

export interface SearchGroupsOptions {
  /** Null while nothing was searched for. */
  found: SearchResults | null;
  recent: readonly LinkedCompany[];
  /** Whether the text is long enough to be searched for. */
  isSearch: boolean;
  links: GlobalSearchLinks;
  query: string;
  messages: BoundMessages<(typeof globalSearchMessages)['table']>;
}

/** What the palette lists. Two may lead to one page, so their ids tell them apart and their addresses do not. */
export interface SearchItem extends CommandPaletteItem {
  /** Where it leads in the app; left out for one that leads outside. */
  href?: string;
}

export interface SearchGroup {
  label: string;
  count?: number;
  items: readonly SearchItem[];
}

const most = limits.globalSearch;

/**
 * What the palette lists, by kind, each with its count; the companies opened last stand last, and alone while nothing is
 * typed.
 */
export function searchGroups({ found, recent, isSearch, links, query, messages }: SearchGroupsOptions): SearchGroup[] {
  const opened = (shown: readonly { id: string }[]) => ({
    label: messages.recent,
    // One that stands among the results is not listed twice.
    items: recent
      .filter(({ id }) => !shown.some((company) => company.id === id))
      .slice(0, most.recentCompanies)
      .map((company) => companyItem(company, links)),
  });
  // What was opened before is no answer to a search: Enter would lead to it.
  if (!found) return isSearch ? [] : [opened([])];
  const { organization, tier3_category, keywords, article, counts } = found;
  const { topic, article: articleHref } = links;
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
        ...companies.map((company) => companyItem(company, links)),
        ...all('companies', counts.organization, companies.length),
      ],
    },
    {
      label: messages.markets,
      count: counts.tier3_category,
      items: [
        ...markets.map(({ id, name, companyCount }) => ({
          id,
          href: links.market({ id, name }),
          label: name,
          description: messages.marketCompanies({ count: companyCount }),
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
        ? article.slice(0, most.articles).flatMap((found) => articleItem(found, articleHref) ?? [])
        : [],
    },
  ];
  return results.some(({ items }) => items.length > 0) ? [...results, opened(companies)] : [];
}

/** Undefined for an article that can be opened nowhere. */
function articleItem(
  article: ArticleSearchResult,
  hrefOf: NonNullable<GlobalSearchLinks['article']>,
): SearchItem | undefined {
  const { uuid, title, description, url } = article;
  const href = hrefOf(article);
  const item = { id: uuid, label: title, description };
  if (href !== undefined) return { ...item, href };
  return url === null ? undefined : { ...item, externalHref: url };
}

function companyItem(company: LinkedCompany, links: GlobalSearchLinks): SearchItem {
  const { id, name, logo_url, location } = company;
  return {
    id,
    href: links.company(company),
    label: name,
    ...(location && { description: location }),
    icon: <CompanyLogo name={name} logoUrl={logo_url} />,
  };
}
