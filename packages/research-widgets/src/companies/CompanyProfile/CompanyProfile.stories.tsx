import {
  buildArticleListItem,
  buildCoinvestor,
  buildCompanyOverview,
  buildCompanySearchResult,
  buildEmptyCompanyOverview,
  buildTeamMember,
} from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    coinvestors: ready([buildCoinvestor()]),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
    shareUrlOf: ({ article }) => `https://foresight.example/fs/news/article/${article.uuid}`,
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
    await expect(part('Articles').getAllByRole('article').length).toBe(overview.articles.length);
    await expect(part('Funding').getByRole('list', { name: 'Funding rounds' })).toBeVisible();
    await expect(part('Investments').getAllByRole('listitem').length).toBe(overview.investments.length);
    await expect(part('Podcasts').getAllByRole('listitem').length).toBe(overview.podcasts.length);
    await expect(part('Topics').getByText(overview.topics.keywords[0] ?? '')).toBeVisible();
  },
};

export const WithReach: Story = {
  parameters: { requirements: ['COMPANY-028'] },
  args: { overview: ready({ ...overview, content: { owned: [buildArticleListItem()] } }) },
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('From the company').getByRole('article')).toBeVisible();
    await expect(part('Portfolio').getAllByRole('listitem').length).toBe(overview.portfolio.length);
    await expect(part('Funding').getByText('Total raised')).toBeVisible();
    await expect(part('Followers over time').getByText('Followers by network')).toBeVisible();
    await expect(part('Website reach').getByText('Domain authority')).toBeVisible();
  },
};

export const NothingKnown: Story = {
  tags: ['dark', 'narrow'],
  args: {
    overview: ready(nothing),
    funding: ready({ funding: nothing.funding, rounds: [] }),
    people: ready([]),
    related: ready([]),
    coinvestors: ready([]),
  },
  play: async ({ canvas }) => {
    for (const line of [
      'No known funding rounds',
      'No known investments',
      'No known acquisitions',
      'No people listed',
      'No related companies',
      'No follower data',
      'No website data yet',
    ]) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
  },
};

export const WithLists: Story = {
  args: { lists: <p>On two of your lists</p>, people: ready([]) },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: overview.organization.name }));
    await expect(head.getByText('On two of your lists')).toBeVisible();
    const regions = canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await expect(regions.indexOf('People')).toBeGreaterThan(regions.indexOf('Related companies'));
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
