import { buildMarketWithFigures } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarketOverview } from './MarketOverview.tsx';

const market = buildMarketWithFigures({ name: 'Freight Logistics', companyCount: 1240, totalFunding: 18_400_000_000 });
const years = [2019, 2020, 2022, 2023, 2024, 2025].map((year, index) => ({
  year,
  rounds: index + 1,
  disclosed: index + 1,
  total: (index + 1) * 450_000_000,
}));

const meta = {
  title: 'Research/MarketOverview',
  component: MarketOverview,
  args: { facts: ready({ market, years }), onRetry: fn() },
} satisfies Meta<typeof MarketOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Freight Logistics' })).toBeVisible();
    await expect(canvas.getByText('Companies').nextElementSibling).toHaveTextContent('1,240');
    await expect(canvas.getByText('Total funding').nextElementSibling).toHaveTextContent('$18,400,000,000');
    await expect(canvas.getByText('Funding by year')).toBeVisible();
  },
};

export const Young: Story = {
  args: { facts: ready({ market, years: years.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Funding by year')).toBeNull();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch tier 3 market category') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch tier 3 market category')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { facts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
