import { buildCompanyOverview } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UrlMetrics } from './UrlMetrics.tsx';

const metrics = buildCompanyOverview().urlMetrics.results[0] ?? null;

const meta = {
  title: 'Research/UrlMetrics',
  component: UrlMetrics,
  args: { metrics: ready(metrics), onRetry: fn() },
} satisfies Meta<typeof UrlMetrics>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Domain authority').nextElementSibling).toHaveTextContent('of 100');
    await expect(canvas.getByText(/, as of /)).toBeVisible();
  },
};

export const WithoutSpamScore: Story = {
  args: { metrics: ready(metrics && { ...metrics, spam_score: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Spam score')).toBeNull();
  },
};

export const Walled: Story = {
  parameters: { requirements: ['XCOMPANY-042'] },
  args: {
    metrics: denied('withheld'),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region', { name: 'Upgrade to view all Company Investments: Website reach' });
    await expect(wall).toHaveTextContent('Your plan doesn’t include website reach.');
  },
};

export const Empty: Story = {
  args: { metrics: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No website data yet')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { metrics: loading() } };

export const Stale: Story = { args: { metrics: ready(metrics, { stale: true }) } };

export const Failed: Story = {
  args: { metrics: failed('Failed to fetch company url metrics') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Error fetching URL metrics')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { metrics: failed('Failed to fetch company url metrics', { last: metrics }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Domain authority').nextElementSibling).toHaveTextContent('of 100');
  },
};

export const Denied: Story = {
  args: { metrics: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
