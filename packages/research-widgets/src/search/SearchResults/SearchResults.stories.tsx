import {
  buildArticleSearchResult,
  buildCompanyCard,
  buildCompanySearchResult,
  buildMarketWithFigures,
} from '@fs/fixtures';
import { createTableState, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RecentCompanies } from '../../companies/RecentCompanies/RecentCompanies.tsx';
import { SearchResults } from './SearchResults.tsx';

const companies = {
  companies: ready({
    rows: ['Harborline', 'Harbor & Holt'].map((name) => buildCompanySearchResult({ name })),
    total: 27,
  }),
  state: createTableState(8),
  onStateChange: fn(),
  hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
  marketHrefOf: ({ id }: { id: string }) => `/markets/${id.replace('tc3-', '')}`,
  onRetry: fn(),
};
const markets = {
  markets: ready({
    rows: ['Harbor Robotics', 'Harbor Tech', 'Ports'].map((name) => buildMarketWithFigures({ name })),
    total: 3,
  }),
  companyHrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
  state: createTableState(10),
  onStateChange: fn(),
  hrefOf: ({ id }: { id: string }) => `/markets/${id.replace('tc3-', '')}`,
  onRetry: fn(),
};

const meta = {
  title: 'Research/SearchResults',
  component: SearchResults,
  args: {
    query: 'harb',
    onQueryChange: fn(),
    tab: 'companies',
    onTabChange: fn(),
    isSearching: true,
    suggestHref: '/add-company',
    companies,
    markets,
  },
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['SEARCH-001', 'SEARCH-002', 'SEARCH-018'] },
  play: async ({ args, canvas }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Companies 27', 'Markets 3']);
    await expect(canvas.getByRole('searchbox', { name: 'Search companies and markets' })).toHaveValue('harb');
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Markets/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('markets');
  },
};

export const Described: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: {
    query: 'solar',
    companies: { ...companies, companies: ready({ rows: [], total: 0 }) },
    markets: { ...markets, markets: ready({ rows: [], total: 0 }) },
    described: { count: 4, href: '/companies/search?description=solar' },
  },
  parameters: { requirements: ['XSEARCH-001'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '4 companies mention “solar” in their description' }),
    ).toHaveAttribute('href', '/companies/search?description=solar');
  },
};

export const Articles: Story = {
  args: {
    query: 'freight',
    articles: {
      count: 12,
      articles: [
        buildArticleSearchResult(),
        buildArticleSearchResult({
          title: 'Delays, told straight',
          curated_article: null,
          url: 'https://tide.example/1',
        }),
      ],
      allHref: '/news?query=freight',
      hrefOf: ({ curated_article }) => (curated_article ? `/news/article/${curated_article.id}` : undefined),
    },
  },
  parameters: { requirements: ['XARTICLE-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also: 12 articles')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Freight buyers/ })).toHaveAttribute(
      'href',
      '/news/article/news-freight-buyers-want-the-truth-about-delays',
    );
    await expect(canvas.getByRole('link', { name: /Delays, told straight/ })).toHaveAttribute(
      'href',
      'https://tide.example/1',
    );
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/news?query=freight');
  },
};

export const Topics: Story = {
  args: {
    query: 'grid',
    topics: {
      count: 9,
      topics: ['Grid Flexibility', 'Grid Software'],
      hrefOf: (topic) => `/topics?${new URLSearchParams({ name: topic })}`,
    },
  },
  parameters: { requirements: ['XTOPIC-061'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also: 9 topics')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grid Flexibility' })).toHaveAttribute(
      'href',
      '/topics?name=Grid+Flexibility',
    );
  },
};

export const MoreTopics: Story = {
  args: { query: 'grid' },
  render: function Render(args) {
    const [topics, setTopics] = useState(['Grid Flexibility', 'Grid Software']);
    const hrefOf = (topic: string) => `/topics?${new URLSearchParams({ name: topic })}`;
    const onShowMore = () => setTopics([...topics, 'Smart Grid']);
    return <SearchResults {...args} topics={{ count: 3, topics, hrefOf, onShowMore }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More topics' }));
    await expect(canvas.getByRole('link', { name: 'Smart Grid' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More topics' })).toBeNull();
    await expect(document.body).not.toHaveFocus();
  },
};

const foundPeople = {
  count: 2,
  people: ['Depotwise', 'Kerbline'].map((company) => ({
    id: company,
    first_name: 'Ana',
    last_name: 'Sousa',
    title: 'Founder & CEO',
    organization: buildCompanyCard({ name: company }),
  })),
  hrefOf: ({ id }: { id: string }) => `/people/${id}`,
  allHref: '/companies/search/people?name=sousa',
};

export const People: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: {
    query: 'sousa',
    people: foundPeople,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'All people' })).toBeNull();
    await expect(canvas.getByText('Also: 2 people')).toBeVisible();
    await expect(canvas.getByText('Founder & CEO · Kerbline')).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Ana Sousa' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/people/Depotwise', '/people/Kerbline']);
  },
};

/** The line has room for the first ones only. */
export const MorePeople: Story = {
  parameters: { requirements: ['XPERSON-011'] },
  args: { query: 'sousa', people: { ...foundPeople, count: 31 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also: 31 people')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All people' })).toHaveAttribute(
      'href',
      '/companies/search/people?name=sousa',
    );
  },
};

export const Investors: Story = {
  args: {
    query: 'harbor',
    companies: { ...companies, companies: ready({ rows: [], total: 0 }) },
    investors: {
      count: 7,
      investors: ['Quiet Harbor Capital', 'Slow Harbor Ventures'].map((name) => buildCompanyCard({ name })),
      hrefOf: ({ id }) => `/research/companies/${id}`,
      backers: [{ name: 'Harbor Trail', rounds: 453 }],
      backerHrefOf: ({ name }) => `/rounds/${encodeURIComponent(name)}`,
      allHref: '/companies/search/investors?name=harbor',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Also: 7 investors')).toBeVisible();
    const [, second] = args.investors?.investors ?? [];
    await expect(canvas.getByRole('link', { name: 'Slow Harbor Ventures' })).toHaveAttribute(
      'href',
      `/research/companies/${second?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Harbor Trail' })).toHaveAttribute('href', '/rounds/Harbor%20Trail');
    await expect(canvas.getByText('453 rounds')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All investors' })).toHaveAttribute(
      'href',
      '/companies/search/investors?name=harbor',
    );
  },
};

export const Markets: Story = {
  args: { tab: 'markets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbor Robotics' })).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { requirements: ['SEARCH-018'] },
  args: {
    companies: { ...companies, companies: loading() },
    markets: { ...markets, markets: loading() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Companies', 'Markets']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const SlowTable: Story = {
  args: {
    companies: { ...companies, companies: loading() },
    described: { count: 4, href: '/companies/search?description=harb' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', {}, { timeout: 10_000 })).toHaveAttribute(
      'href',
      '/companies/search?description=harb',
    );
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SearchingOthers: Story = {
  args: { others: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search companies and markets' })).toHaveValue('harb');
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toBeVisible();
  },
};

export const OthersFailed: Story = {
  args: { others: 'failed', onRetryOthers: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Investors, articles, topics and people didn’t load\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryOthers).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  parameters: { requirements: ['SEARCH-019'] },
  args: { companies: { ...companies, companies: failed('Failed to search for companies') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error while searching for harb')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(companies.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: {
    query: 'harbur',
    similar: [{ label: 'Harborline', href: '/search?query=Harborline' }],
    companies: { ...companies, companies: ready({ rows: [], total: 0 }) },
    markets: { ...markets, markets: ready({ rows: [], total: 0 }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Companies 0',
      'Markets 0',
    ]);
    await expect(canvas.getByText(/^No Results Found -/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveAttribute('href', '/search?query=Harborline');
    const suggestion = canvas.getByRole('link', { name: 'Suggest a company we should add' });
    await expect(suggestion).toHaveAttribute('href', '/add-company');
  },
};

export const TooShort: Story = {
  args: {
    query: 'ha',
    isSearching: false,
    start: (
      <RecentCompanies
        companies={['Voltmeer', 'Plumbline Systems'].map((name) => ({ ...buildCompanyCard({ name }), location: null }))}
        hrefOf={({ id }) => `/companies/${id}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plumbline Systems' })).toBeVisible();
    await expect(canvas.getByText('Type at least 3 characters to search.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search companies and markets' });
    await userEvent.clear(box);
    await userEvent.type(box, '  tide {Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith('tide');
  },
};
