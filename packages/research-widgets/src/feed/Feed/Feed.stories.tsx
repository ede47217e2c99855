import { buildCompanyCard, longestName } from '@fs/fixtures';
import { createShortcuts, failed, loading, ready, ShortcutProvider } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildFeedItem, feedItems } from '../../testing/feedItems.ts';
import { Feed } from './Feed.tsx';

const meta = {
  title: 'Research/Feed',
  component: Feed,
  decorators: [
    (Story) => (
      <ShortcutProvider shortcuts={createShortcuts()}>
        <Story />
      </ShortcutProvider>
    ),
  ],
  args: {
    items: ready(feedItems),
    filter: { listId: null, kinds: [], minAmount: null },
    lists: [
      { id: 'climate', name: 'Climate map' },
      { id: 'competitors', name: 'Competitors' },
    ],
    onFilterChange: fn(),
    since: '2026-11-18T17:40:00Z',
    onShowNewer: fn(),
    onMarkSeen: fn(),
    onAddToList: fn(),
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    listHrefOf: ({ id }) => `/research/watchlists/${id}`,
    articleHrefOf: () => undefined,
    followedHrefOf: ({ kind, id }) => (kind === 'market' ? `/research/markets/${id}` : `/topics/${id}`),
    listsHref: '/research/watchlists',
    onRetry: fn(),
  },
} satisfies Meta<typeof Feed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Days: Story = {
  parameters: { requirements: ['XFEED-003', 'XFEED-006', 'XFEED-010'] },
  tags: ['dark', 'rtl', 'narrow'],
  args: { investorHrefOf: ({ name }) => `/rounds/${encodeURIComponent(name)}` },
  play: async ({ args, canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['Today', 'Yesterday', 'Monday, November 16', 'Saturday, November 14']);
    await expect(canvas.getByText(/^Seen before Wednesday .*5:40/)).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      /New \$37\.5M.*Plumbline, Series BRound · led by Cedar & Palm · On Climate map/,
    );
    await expect(canvas.getAllByRole('link', { name: 'led by Cedar & Palm' })[0]).toHaveAttribute(
      'href',
      '/rounds/Cedar%20%26%20Palm',
    );
    // The heading names the day of the arrival.
    await expect(rows[0]).toHaveTextContent(/9:30 AM$/);
    await expect(rows[0]).not.toHaveTextContent('Today');
    await expect(rows[2]).toHaveTextContent(
      /Parapet acquired DriftlockAcquisition.*Thursday, November 12Added 3:30 PM$/,
    );
    await userEvent.keyboard('j');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('l');
    await expect(args.onAddToList).toHaveBeenLastCalledWith(feedItems[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Parapet to a list' }));
    await expect(args.onAddToList).toHaveBeenLastCalledWith(feedItems[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as seen' }));
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
  },
};

const followed = [
  { kind: 'market', id: 'tc3-battery-storage', name: 'Battery Storage' },
  { kind: 'topic', id: 'Grid', name: 'Grid' },
] as const;

export const Followed: Story = {
  parameters: { requirements: ['XMARKET-022'] },
  args: {
    items: ready([
      buildFeedItem({ follows: followed.slice(0, 1) }),
      buildFeedItem({
        id: 'news-2',
        kind: 'article',
        title: 'Grids wait for batteries',
        organization: null,
        amount_usd: null,
        lead_investor: null,
        round_code: null,
        watchlists: [],
        follows: [...followed],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const [round, article] = canvas.getAllByRole('listitem');
    await expect(round).toHaveTextContent('On Climate map, Battery Storage');
    await expect(article).toHaveTextContent('Grids wait for batteriesArticle · On Battery Storage, Grid');
    await expect(canvas.getAllByRole('link', { name: 'Battery Storage' })[0]).toHaveAttribute(
      'href',
      '/research/markets/tc3-battery-storage',
    );
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/topics/Grid');
    await expect(canvas.getAllByRole('button', { name: /^Add .* to a list$/ })).toHaveLength(1);
  },
};

export const Newer: Story = {
  parameters: { requirements: ['XFEED-005'] },
  args: { newerCount: 4 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 new');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShowNewer).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  args: {
    filter: { listId: 'climate', kinds: ['funding'], minAmount: 5_000_000 },
    items: ready(feedItems.slice(0, 1)),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Climate map.*List|List.*Climate map/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /\$5M/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Articles', pressed: false }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      listId: 'climate',
      kinds: ['funding', 'article'],
      minAmount: 5_000_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Rounds', pressed: true }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ listId: 'climate', kinds: [], minAmount: 5_000_000 });
  },
};

export const NoMatch: Story = {
  args: { filter: { listId: null, kinds: ['acquisition'], minAmount: null }, items: ready([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No events match these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ listId: null, kinds: [], minAmount: null });
  },
};

export const FollowsNothing: Story = {
  parameters: { requirements: ['XFEED-007'] },
  args: { items: ready([]), follow: { lists: [{ id: 'competitors', name: 'Competitors' }], onFollow: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Follow a list and its news lands here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Competitors' }));
    await expect(args.follow?.onFollow).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { items: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^No events yet\. Add companies to your lists, or follow markets and topics/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All watchlists' })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  args: { onMore: fn(), isLoadingMore: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^Load more/ }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { items: loading() } };

export const Failed: Story = {
  args: { items: failed('Failed to fetch events') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    items: ready([
      buildFeedItem({
        organization: buildCompanyCard({ name: longestName }),
        watchlists: [{ id: 'long', name: longestName }],
      }),
    ]),
  },
};
