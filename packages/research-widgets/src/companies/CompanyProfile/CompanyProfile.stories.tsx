import {
  buildArticleListItem,
  buildCoinvestor,
  buildCompanyOverview,
  buildCompanySearchResult,
  buildEmptyCompanyOverview,
  buildPortfolioCompany,
  buildTeamMember,
} from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CompanyProfile } from './CompanyProfile.tsx';

const overview = buildCompanyOverview();
const nothing = buildEmptyCompanyOverview();

const meta = {
  title: 'Research/CompanyProfile',
  component: CompanyProfile,
  args: {
    overview: ready(overview),
    funding: ready({ funding: overview.funding, rounds: overview.funding_rounds }),
    people: ready([
      buildTeamMember(),
      buildTeamMember({ first_name: 'Ada', last_name: 'Okafor', title: 'Head of product' }),
    ]),
    related: ready(['Kerbline', 'Depotwise'].map((name) => buildCompanySearchResult({ name }))),
    coinvestors: ready({ coinvestors: [buildCoinvestor()], total: 1 }),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
    shareUrl: 'https://foresight.example/fs/research/companies/harborline',
    onShareNotice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['COMPANY-027'] },
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(canvas.getByRole('heading', { level: 1, name: overview.organization.name })).toBeVisible();
    await expect(part('Markets').getAllByRole('listitem').length).toBe(overview.organization.markets.length);
    await expect(part('Social following').getAllByRole('listitem').length).toBe(overview.socials.length);
    await expect(part('Acquisitions').getAllByRole('listitem').length).toBe(
      overview.acquisitions.length + overview.acquired.length,
    );
    await expect(part('News').getAllByRole('listitem').length).toBe(overview.articles.length);
    await expect(part('Funding').getByRole('list', { name: 'Funding rounds' })).toBeVisible();
    await expect(part('Investments').getAllByRole('listitem').length).toBe(overview.investments.length);
    await expect(part('Podcasts').getAllByRole('listitem').length).toBe(overview.podcasts.length);
    await expect(part('Topics').getByText(overview.topics.keywords[0] ?? '')).toBeVisible();
    // Of articles, each names its publisher.
    await expect(canvas.getByText(/^Articles that name the company\. As of /)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^Current people\\. ${overview.source}\\. As of `))).toBeVisible();
  },
};

export const WithReach: Story = {
  parameters: { requirements: ['COMPANY-028'] },
  args: { overview: ready({ ...overview, content: { owned: [buildArticleListItem()] } }) },
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('From the company').getByRole('listitem')).toBeVisible();
    await expect(part('Portfolio').getAllByRole('listitem').length).toBe(overview.portfolio.length);
    await expect(part('Funding').getByText(/in 3 rounds/)).toBeVisible();
    await expect(part('Followers over time').getByText('Followers by network')).toBeVisible();
    await expect(part('Website reach').getByText('Domain authority')).toBeVisible();
  },
};

export const SiteMetrics: Story = {
  args: {
    overview: ready(nothing),
    siteMetrics: { facts: ready(overview.urlMetrics), onRetry: fn() },
  },
  play: async ({ canvas }) => {
    const reach = within(canvas.getByRole('region', { name: 'Website reach' }));
    await expect(reach.getByText('Domain authority')).toBeVisible();
  },
};

export const SiteMetricsFailed: Story = {
  args: {
    overview: ready(nothing),
    siteMetrics: { facts: failed('Failed to fetch company url metrics'), onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    const reach = within(canvas.getByRole('region', { name: 'Website reach' }));
    await expect(reach.getByText('Error fetching URL metrics')).toBeVisible();
    await userEvent.click(reach.getByRole('button', { name: 'Try again' }));
    await expect(args.siteMetrics?.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingKnown: Story = {
  tags: ['dark', 'narrow'],
  args: {
    overview: ready(nothing),
    funding: ready({ funding: nothing.funding, rounds: [] }),
    people: ready([]),
    related: ready([]),
    coinvestors: ready({ coinvestors: [], total: 0 }),
  },
  parameters: { requirements: ['XCOMPANY-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Funding' })).toBeNull();
    await expect(canvas.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
    await expect(canvas.queryByText(/Nothing known|yet/)).toBeNull();
    await expect(canvas.getByRole('navigation', { name: /^Sections of/ }).querySelectorAll('a')).toHaveLength(0);
  },
};

/** Each section shows five entries, and the others in place. */
export const FiveOfMany: Story = {
  parameters: { requirements: ['XCOMPANY-032'] },
  args: {
    people: ready(
      Array.from({ length: 23 }, (_, index) => buildTeamMember({ first_name: 'Ada', last_name: `Okafor ${index}` })),
    ),
    overview: ready({ ...overview, totals: { ...overview.totals, articles: 12, investments: 23 } }),
    allArticles: { facts: null, onShowAll: fn() },
    allInvestments: { facts: null, onShowAll: fn() },
  },
  play: async ({ canvas, args }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('People').getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(part('People').getByRole('button', { name: 'All 23 people' }));
    await expect(part('People').getAllByRole('listitem')).toHaveLength(23);
    await userEvent.click(part('News').getByRole('button', { name: 'All 12 articles' }));
    await expect(args.allArticles?.onShowAll).toHaveBeenCalledOnce();
    await userEvent.click(part('Investments').getByRole('button', { name: 'All 23 investments' }));
    await expect(args.allInvestments?.onShowAll).toHaveBeenCalledOnce();
  },
};

/** An investor leads with its deals, and its portfolio comes before them. */
export const Investor: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XCOMPANY-034'] },
  args: {
    overview: ready({
      ...overview,
      organization: { ...overview.organization, kind: 'investor' },
      funding: nothing.funding,
      funding_rounds: [],
      portfolio: [buildPortfolioCompany({ status: 'ipo' })],
      investing: {
        recent_deals: 10,
        usual_round: { round_type: 'seed', round_code: null },
        last_deal_on: '2026-10-04',
      },
      totals: { ...overview.totals, investments: 42, portfolio: 31 },
    }),
    funding: ready({ funding: nothing.funding, rounds: [] }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    const figureOf = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(figureOf('Deals')).toHaveTextContent('42');
    await expect(figureOf('Deals in 12 months')).toHaveTextContent('10 or more');
    await expect(figureOf('Usual round')).toHaveTextContent('Seed');
    await expect(figureOf('Last deal')).toHaveTextContent('Oct 2026');
    const navigation = within(canvas.getByRole('navigation', { name: /^Sections of/ }));
    const links = navigation.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links.slice(0, 6)).toEqual(['Overview', 'People2', 'Portfolio31', 'Deals42', 'Coinvestors1', 'News1']);
    await expect(within(canvas.getByRole('region', { name: 'Portfolio' })).getByText('Exit: public')).toBeVisible();
  },
};

/** The navigation follows the page, and the address keeps the section. */
export const Sections: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XCOMPANY-026'] },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: `Sections of ${overview.organization.name}` });
    const links = within(navigation).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Funding3',
      'People2',
      'News1',
      'Investments1',
      'Acquisitions1',
      'Related2',
      'Content1',
    ]);
    await userEvent.click(within(navigation).getByRole('link', { name: /^People/ }));
    await waitFor(() => expect(window.location.hash).toBe('#people'));
    await waitFor(() =>
      expect(within(navigation).getByRole('link', { name: /^People/ })).toHaveAttribute('aria-current'),
    );
    const people = canvas.getByRole('region', { name: 'People' });
    await expect(people.getBoundingClientRect().top).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().bottom);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    window.scrollTo(0, 0);
    await waitFor(() => expect(links[0]).toHaveAttribute('aria-current'));
  },
};

export const WithLists: Story = {
  args: { lists: <p>On two of your lists</p> },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: overview.organization.name }));
    await expect(head.getByText('On two of your lists')).toBeVisible();
  },
};

export const Comparable: Story = {
  args: { onCompare: fn() },
  play: async ({ canvas, args }) => {
    const { id, name } = overview.organization;
    await userEvent.click(within(canvas.getByRole('region', { name })).getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenLastCalledWith([id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await expect((args.onCompare as ReturnType<typeof fn>).mock.lastCall?.[0]).toHaveLength(3);
  },
};

export const Walled: Story = {
  args: {
    overview: ready({ ...overview, totals: { ...overview.totals, investments: 60 } }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region', { name: 'Upgrade to view all Company Investments' });
    await expect(within(wall).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/account#billing');
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { overview: loading(), funding: loading(), people: loading(), related: loading(), coinvestors: loading() },
};

export const OverviewFailed: Story = {
  args: { overview: failed('Failed to fetch company details') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Failed to fetch company details')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'People' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('overview');
  },
};

export const PartFailed: Story = {
  args: { people: failed('Failed to fetch company data') },
  play: async ({ canvas, args }) => {
    const people = within(canvas.getByRole('region', { name: 'People' }));
    await userEvent.click(people.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('people');
    await expect(canvas.getByRole('region', { name: 'Funding' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: {
    overview: denied('signed-out'),
    funding: denied('signed-out'),
    people: denied('signed-out'),
    related: denied('signed-out'),
    coinvestors: denied('signed-out'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Log in to see this.').length).toBeGreaterThan(3);
  },
};
