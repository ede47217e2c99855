import type { CompanyTotals } from '@fs/api-contract';
import { buildCompanyCard, longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyTotalsStrip } from './CompanyTotalsStrip.tsx';

const totals: CompanyTotals = {
  count: 360,
  raised_12m_usd: 2_100_000_000,
  median_last_round_usd: 9_500_000,
  newest: {
    ...buildCompanyCard(),
    last_funding_on: '2026-11-21',
    last_round: { round_type: 'venture', round_code: 'B', raised_usd: 37_500_000 },
  },
  without: [],
};

const meta = {
  title: 'Research/CompanyTotalsStrip',
  component: CompanyTotalsStrip,
  args: { totals: ready(totals), hrefOf: ({ id }) => `/research/companies/${id}`, onRetry: fn() },
} satisfies Meta<typeof CompanyTotalsStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('360')).toBeVisible();
    await expect(canvas.getByText('$2.1B')).toBeVisible();
    await expect(canvas.getByText('$9.5M')).toBeVisible();
    await expect(canvas.getByText('Nov 21, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveAttribute(
      'href',
      `/research/companies/${buildCompanyCard().id}`,
    );
  },
};

export const NothingFound: Story = {
  args: {
    totals: ready({ count: 0, raised_12m_usd: 0, median_last_round_usd: null, newest: null, without: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { totals: loading() } };

export const Failed: Story = {
  args: { totals: failed('Failed to search for companies count') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to search for companies count');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    totals: ready({
      ...totals,
      newest: totals.newest && { ...totals.newest, name: longestName },
    }),
  },
};
