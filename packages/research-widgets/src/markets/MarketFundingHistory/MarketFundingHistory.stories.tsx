import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarketFundingHistory } from './MarketFundingHistory.tsx';

const years = [
  { year: 2023, rounds: 4, disclosed: 0, total: 0 },
  { year: 2024, rounds: 6, disclosed: 6, total: 231_000_000 },
  { year: 2025, rounds: 7, disclosed: 6, total: 307_500_000 },
  { year: 2026, rounds: 8, disclosed: 8, total: 412_000_000 },
];

const meta = {
  title: 'Research/MarketFundingHistory',
  component: MarketFundingHistory,
  args: {
    history: ready({ years, as_of: '2026-11-20' }),
    yearHrefOf: (year) => `/markets/battery-storage/recent-funding?date=in_${year}`,
    onYearPress: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketFundingHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XMARKET-033'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Years' }));
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^2026 to date.*\$412\.0M.*8 rounds$/),
      expect.stringMatching(/^2025.*\$307\.5M.*7 rounds, 1 undisclosed$/),
      expect.stringMatching(/^2024.*\$231\.0M.*6 rounds$/),
      '2023Undisclosed4 rounds, 4 undisclosed',
    ]);
    await expect(list.getByRole('link', { name: '2025' })).toHaveAttribute(
      'href',
      '/markets/battery-storage/recent-funding?date=in_2025',
    );
    const [raised] = canvas.getAllByRole('figure');
    if (!raised) throw new Error('The chart is missing');
    await userEvent.click(within(raised).getByRole('button', { name: 'Show as a table' }));
    await expect(within(raised).getByRole('row', { name: '2025 $307,500,000' })).toBeVisible();
    await userEvent.click(within(raised).getByRole('button', { name: 'Show as a chart' }));
  },
};

export const Young: Story = {
  args: { history: ready({ years: years.slice(-2), as_of: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ManyYears: Story = {
  args: {
    history: ready({
      years: Array.from({ length: 22 }, (_, index) => ({ year: 2005 + index, rounds: 3, disclosed: 3, total: 1e6 })),
      as_of: '2026-11-20',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'All 22 years' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
  },
};

export const Empty: Story = {
  args: { history: ready({ years: [], as_of: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known rounds')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['narrow'], args: { history: loading() } };

export const Failed: Story = {
  args: { history: failed('Failed to fetch tier 3 market funding history') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { history: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
