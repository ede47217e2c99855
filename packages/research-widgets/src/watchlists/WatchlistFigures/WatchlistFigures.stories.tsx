import type { Seen } from '@fs/api-contract';
import { storyNow } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WatchlistFigures } from './WatchlistFigures.tsx';

const seen: Seen = {
  since: '2026-11-18T09:00:00.000Z',
  as_of: storyNow,
  rounds: 3,
  raised_usd: 61_200_000,
  acquisitions: 1,
  investments: 0,
  articles: 7,
  all_rounds: 26,
};

const figures = {
  raised_12m_usd: 188_400_000,
  rounds_12m: 14,
  categories: [
    { id: 'battery-storage', name: 'Battery Storage', value: 9 },
    { id: 'grid-software', name: 'Grid Software', value: 6 },
    { id: 'ev-charging', name: 'EV Charging', value: 4 },
  ],
};

const meta = {
  title: 'Research/WatchlistFigures',
  component: WatchlistFigures,
  args: {
    seen: ready(seen),
    figures: ready(figures),
    isFollowed: true,
    marketHrefOf: ({ id }) => `/markets/${id}`,
    now: new Date(storyNow),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Following, 11 new since /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Battery Storage' })).toHaveAttribute(
      'href',
      '/markets/battery-storage',
    );
    await expect(canvas.getByText('14')).toBeVisible();
    await expect(canvas.getByText('3 rounds ($61.2M), 1 acquisition, 7 articles')).toBeVisible();
    await expect(canvas.getByText('$188.4M')).toBeVisible();
  },
};

export const Quiet: Story = {
  args: {
    isFollowed: false,
    seen: ready({ ...seen, rounds: 0, raised_usd: 0, acquisitions: 0, articles: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Since /)).toBeVisible();
    await expect(canvas.getByText('Nothing new')).toBeVisible();
  },
};

export const FirstVisit: Story = {
  args: { seen: ready({ ...seen, since: null, rounds: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/new since /)).toBeNull();
    await expect(canvas.getByText('Raised in 12 months')).toBeVisible();
  },
};

export const Loading: Story = { args: { seen: loading(), figures: loading() } };

/** A failure of the figures leaves the news. */
export const FiguresFailed: Story = {
  args: { figures: failed('Failed to fetch watchlists') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 rounds ($61.2M), 1 acquisition, 7 articles')).toBeVisible();
    await expect(canvas.queryByText('Raised in 12 months')).toBeNull();
  },
};

/** After a failed refresh, the figures that were loaded before stay. */
export const FiguresNotRefreshed: Story = {
  args: { figures: failed('Failed to fetch watchlists', { last: figures }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Raised in 12 months')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grid Software' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { seen: failed('Failed to fetch watchlists') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Couldn’t load what’s new.')).toBeVisible();
    await expect(canvas.getByText('Raised in 12 months')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
