import { buildCompanyCard, longestName } from '@fs/fixtures';
import { createShortcuts, failed, loading, ready, ShortcutProvider } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildFeedItem, feedItems } from '../../testing/feedItems.ts';
import { WhatChanged } from './WhatChanged.tsx';

const meta = {
  title: 'Research/WhatChanged',
  component: WhatChanged,
  decorators: [
    (Story) => (
      <ShortcutProvider shortcuts={createShortcuts()}>
        <Story />
      </ShortcutProvider>
    ),
  ],
  args: {
    items: ready(feedItems),
    since: '2026-11-18T17:40:00Z',
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    listHrefOf: ({ id }) => `/research/watchlists/${id}`,
    followedHrefOf: ({ kind, id }) => (kind === 'market' ? `/research/markets/${id}` : `/topics/${id}`),
    articleHrefOf: () => undefined,
    feedHref: '/research/feed',
    listsHref: '/research/watchlists',
    onMarkSeen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WhatChanged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const News: Story = {
  parameters: { requirements: ['XHOME-010'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const [fresh, seen] = canvas.getAllByRole('list');
    const rows = (list: HTMLElement | undefined) =>
      Array.from(list?.children ?? [], ({ textContent }) => textContent?.trim());
    await expect(rows(fresh)).toEqual([
      expect.stringMatching(/^New \$37\.5M.*Plumbline, Series BRound · led by Cedar & Palm · On Climate mapToday$/),
      expect.stringMatching(
        /^New \$185\.0M.*Parapet acquired DriftlockAcquisition · On Climate map, Competitors.*Added/,
      ),
      expect.stringMatching(/^New Voltmeer wires its 100th street.*Article · Voltmeer · On Climate mapToday$/),
    ]);
    await expect(rows(seen)).toEqual([
      expect.stringMatching(/^Undisclosed.*Cedar & Palm invested in Stillwater, SeedInvestment/),
      expect.stringMatching(/^Undisclosed.*Tharwa, SeedRound/),
    ]);
    await expect(canvas.getByText(/^Seen before Wednesday .*5:40/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Voltmeer wires its 100th street/ })).toHaveAttribute(
      'href',
      'https://news.example/voltmeer',
    );
    await expect(canvas.getByRole('link', { name: 'Competitors' })).toHaveAttribute(
      'href',
      '/research/watchlists/competitors',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as seen' }));
    await userEvent.keyboard('m');
    await expect(args.onMarkSeen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Control>}m{/Control}');
    await expect(args.onMarkSeen).toHaveBeenCalledTimes(2);
  },
};

export const MoreNews: Story = {
  args: {
    items: ready(Array.from({ length: 9 }, (_, index) => buildFeedItem({ id: `round-${index}` }))),
    newCount: 21,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByText(/^Seen before /)).toBeNull();
    await expect(canvas.getByRole('link', { name: '13 more new events in the feed' })).toHaveAttribute(
      'href',
      '/research/feed',
    );
  },
};

export const NothingNew: Story = {
  args: { since: '2026-11-20T11:00:00Z' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByText(/^Seen before /)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
    await userEvent.keyboard('m');
    await expect(args.onMarkSeen).not.toHaveBeenCalled();
  },
};

export const FollowsNothing: Story = {
  tags: ['narrow'],
  args: {
    items: ready([]),
    follow: {
      lists: ['Competitors', 'Climate map', 'Targets', 'Customers'].map((name) => ({ id: name, name })),
      onFollow: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Follow a list and its news lands here.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Competitors' }));
    await expect(args.follow?.onFollow).toHaveBeenCalledWith({ id: 'Competitors', name: 'Competitors' });
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
      buildFeedItem({ id: 'news-2', kind: 'article', title: `${longestName} `.repeat(4), amount_usd: null }),
    ]),
  },
};
