import { buildArticleLink, buildCompanyCard, hostileTexts, longestName } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TopMovers } from './TopMovers.tsx';

const mover = (name: string, mentions: number, title = 'Freight buyers want the truth about delays') => ({
  organization: buildCompanyCard({ name }),
  total_funding_usd: 48_500_000,
  last_funding_on: '2026-09-14',
  last_round: null,
  mentions,
  mentions_prior: mentions > 4 ? 1 : 0,
  newest: buildArticleLink({ title }),
});
const movers = { as_of: '2026-11-20', movers: [mover('Harborline', 6), mover('Kerbline', 3), mover('Depotwise', 1)] };

const meta = {
  title: 'Research/TopMovers',
  component: TopMovers,
  args: {
    movers: ready(movers),
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    hrefOf: ({ curated_article }) => (curated_article ? `/news/article/${curated_article.id}` : undefined),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 336 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopMovers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['XARTICLE-022'] },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const first = within(rows[0] as HTMLElement);
    await expect(first.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await expect(first.getByText('6 mentions')).toBeVisible();
    await expect(first.getByText('1 before')).toBeVisible();
    await expect(first.getByRole('link', { name: /Freight buyers/ })).toBeVisible();
    await expect(canvas.getByText(/week to Nov 20, 2026, and in the week before/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { movers: ready({ as_of: null, movers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company is in the news more than last week.')).toBeVisible();
  },
};

export const Loading: Story = { args: { movers: loading() } };

export const Stale: Story = { args: { movers: ready(movers, { stale: true }) } };

export const Failed: Story = {
  args: { movers: failed('Failed to fetch article') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch article')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { movers: failed('Failed to fetch article', { last: movers }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Denied: Story = {
  args: { movers: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    movers: ready({
      as_of: null,
      movers: [mover(longestName, 12_345, longestName), mover(hostileTexts.rightToLeft, 1)],
    }),
  },
};
