import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildListedWatchlist } from '../../testing/listedWatchlists.ts';
import type { ListedWatchlist } from '../WatchlistLists/ListedWatchlist.ts';
import { WatchlistShortcuts } from './WatchlistShortcuts.tsx';

function buildList(name: string, more: Partial<ListedWatchlist> = {}): ListedWatchlist {
  return buildListedWatchlist({ name, companyCount: 9, ...more });
}

const lists = [
  buildList('Local network', { updatedAt: '2026-11-19T10:00:00Z' }),
  buildList('Competitors', { isStarred: true, newCount: 3 }),
  buildList('Customers'),
  buildList('Targets'),
  buildList('Climate map', { isShared: true }),
  buildList('To sort', { updatedAt: null }),
];

const meta = {
  title: 'Research/WatchlistShortcuts',
  component: WatchlistShortcuts,
  args: {
    lists: ready(lists),
    hrefOf: ({ id }) => `/research/watchlists/${encodeURIComponent(id)}`,
    listsHref: '/research/watchlists',
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistShortcuts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['All watchlists', 'Competitors', 'Local network', 'Customers', 'Targets', 'To sort']);
    await expect(canvas.getByText('3 new')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { lists: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No watchlists yet\. Create one/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All watchlists' })).toBeVisible();
  },
};

export const Loading: Story = { args: { lists: loading() } };

export const Failed: Story = {
  args: { lists: failed('Failed to fetch watchlists') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { tags: ['narrow'], args: { lists: ready([buildList(longestName)]) } };
