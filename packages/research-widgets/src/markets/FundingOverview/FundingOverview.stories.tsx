import type { FundingTotals } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FundingOverview } from './FundingOverview.tsx';

const months = Array.from({ length: 24 }, (_, index) => {
  const month = new Date(Date.UTC(2024, 11 + index, 1)).toISOString().slice(0, 7);
  return { month, raised_usd: (3 + ((index * 7) % 11)) * 12_000_000, count: 4 + (index % 5) };
});

const totals: FundingTotals = { count: 26, disclosed: 22, raised_usd: 418_200_000, median_usd: 9_500_000, months };

const meta = {
  title: 'Research/FundingOverview',
  component: FundingOverview,
  args: { totals: ready(totals), period: '7d', onPeriodChange: fn(), onMonthPress: fn(), onRetry: fn() },
} satisfies Meta<typeof FundingOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XCOMPANY-025'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$418.2M')).toBeVisible();
    await expect(canvas.getByText('4 of 26')).toBeVisible();
    await expect(canvas.getByText(/November 2026 is to date\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Quarter' }));
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith('quarter');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith(undefined);
    canvas.getByRole('application', { name: 'Raised per month' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onMonthPress).toHaveBeenLastCalledWith('2026-11');
  },
};

export const NothingFound: Story = {
  args: {
    totals: ready({
      count: 0,
      disclosed: 0,
      raised_usd: 0,
      median_usd: null,
      months: months.map(({ month }) => ({ month, raised_usd: 0, count: 0 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 0')).toBeVisible();
    await expect(canvas.queryByText('Raised per month')).toBeNull();
  },
};

export const Loading: Story = { args: { totals: loading() } };

export const Failed: Story = {
  args: { totals: failed('Failed to search for fundings count') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to search for fundings count');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
