import { buildMarketWithFigures } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarketTiles } from './MarketTiles.tsx';

const names = ['Battery Storage', 'Cloud Security', 'EV Charging', 'Indoor Farming', 'Pet Care', 'Grid Software'];
const markets = names.map((name, index) =>
  buildMarketWithFigures({
    name,
    raised_12m_usd: 412_000_000 / (index + 1),
    change_12m: [0.34, -0.96, 0.12, 0, 1.5, null][index] ?? null,
    years: [2022, 2023, 2024, 2025, 2026].map((year, at) => ({
      year,
      rounds: at + 1,
      disclosed: at + 1,
      total: ((at * 7 + index * 3) % 11) * 40_000_000,
    })),
  }),
);

const meta = {
  title: 'Research/MarketTiles',
  component: MarketTiles,
  args: { markets: ready(markets), hrefOf: ({ id }) => `/markets/${id.slice(4)}`, onRetry: fn() },
} satisfies Meta<typeof MarketTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XMARKET-007', 'XMARKET-035'] },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem');
    await expect(tiles).toHaveLength(6);
    const [first, second] = tiles.map((tile) => within(tile));
    await expect(first?.getByRole('link')).toHaveAttribute('href', '/markets/battery-storage');
    await expect(first?.getByText('$412.0M')).toBeVisible();
    await expect(first?.getByText('+34%')).toBeVisible();
    await expect(second?.getByText('-96%')).toBeVisible();
    await expect(
      first?.getByRole('img', {
        name: 'Raised by year: 2022 $0, 2023 $280.0M, 2024 $120.0M, 2025 $400.0M, 2026 to date $240.0M',
      }),
    ).toBeVisible();
    // One scale: the first market's largest year, $400M, is the largest of all, so its bar has the full height.
    const heights = tiles.flatMap((tile) =>
      [...tile.querySelectorAll('rect')].map((bar) => Math.round(Number(bar.getAttribute('height')))),
    );
    await expect(heights.slice(0, 5)).toEqual([1, 22, 10, 32, 18]);
    // The running year is hatched.
    await expect(tiles[0]?.querySelectorAll('[fill^="url(#"]')).toHaveLength(1);
    await expect(canvas.getByText(/12 months to Nov 20, 2026/)).toBeVisible();
  },
};

export const NoTrend: Story = {
  args: { markets: ready(markets.slice(5)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { markets: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No featured markets yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { markets: loading() } };

export const Failed: Story = {
  args: { markets: failed('Failed to search for categories') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to search for categories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    markets: ready([
      buildMarketWithFigures({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) }),
      buildMarketWithFigures({ name: 'الموانئ' }),
    ]),
  },
};
