import type { TrendingKeyword } from '@fs/api-contract';
import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WeeklyTopics, type WeeklyTopicsProps } from './WeeklyTopics.tsx';
import { weeklyTopicsState } from './weeklyTopicsAddress.ts';

const names = ['Grid Flexibility', 'Heat Pumps', 'Robotics', 'Payments', 'Open Source', 'Satellites', 'Water'];
const keywords: TrendingKeyword[] = names.map((keyword, index) => {
  const days = Array.from({ length: 7 }, (_, day) => (day * 5 + index * 3) % (6 - (index % 4)));
  const trending = days.filter((count) => count > 0).length;
  const total = days.reduce((sum, count) => sum + count, 0);
  return {
    keyword,
    days_trending: trending,
    total_count: total,
    average_score: [2.4, 1.9, 3.1, 1.25, 1.1, 1, 0.9][index] ?? 1,
    score: 20 - index,
    days,
    newest: {
      title: `${keyword}: what the week brought`,
      address: index === 1 ? null : `/news/energy/week-${index}`,
    },
  };
});
const file = { trending_keywords: keywords, since: '2026-11-16', through: '2026-11-22' };

function Live(props: WeeklyTopicsProps) {
  const [state, setState] = useState(props.state);
  return <WeeklyTopics {...props} state={state} onStateChange={(update) => setState(update)} />;
}

const meta = {
  title: 'Research/WeeklyTopics',
  component: WeeklyTopics,
  args: {
    trending: ready(file),
    state: weeklyTopicsState({}),
    onStateChange: fn(),
    hrefOf: (topic) => `/topics?name=${encodeURIComponent(topic)}`,
    articleHrefOf: (address) => address,
    now: new Date('2026-11-23T08:00:00Z'),
    onRetry: fn(),
  },
} satisfies Meta<typeof WeeklyTopics>;
export default meta;

type Story = StoryObj<typeof meta>;

function topicsIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['TREND-001', 'XTOPIC-003'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trending Topics - Weekly' })).toBeVisible();
    await expect(canvas.getByText(/^Nov 16\s–\s22, 2026$/)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Topic',
      'Days Trending',
      'Total Count',
      'Average Score',
      'Seven days',
      'Newest headline',
    ]);
    await expect(topicsIn(canvas)).toEqual(names);
    const row = canvas.getByRole('row', { name: /Grid Flexibility/ });
    await expect(within(row).getByRole('img', { name: /^Articles by day: 0, 5/ })).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Grid Flexibility: what the week brought' })).toHaveAttribute(
      'href',
      '/news/energy/week-0',
    );
    await expect(canvas.getByText(/^Average Score 2\.40: 2\.40 articles for each usual one\./)).toBeVisible();
  },
};

export const Sorted: Story = {
  render: (args) => <Live {...args} />,
  parameters: { requirements: ['TREND-003', 'TREND-004', 'TREND-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Heat Pumps' })).toHaveAttribute('href', '/topics?name=Heat%20Pumps');
    const by = async (name: string, column: (keyword: TrendingKeyword) => number) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'descending'),
      );
      const most = Math.max(...keywords.map(column));
      await waitFor(() =>
        expect(column(keywords.find(({ keyword }) => keyword === topicsIn(canvas)[0]) as TrendingKeyword)).toBe(most),
      );
    };
    await by('Days Trending', ({ days_trending }) => days_trending);
    await by('Total Count', ({ total_count }) => total_count);
    await by('Average Score', ({ average_score }) => average_score);
    await expect(topicsIn(canvas)[0]).toBe('Robotics');
    await userEvent.click(canvas.getByRole('button', { name: 'Topic' }));
    await waitFor(() => expect(topicsIn(canvas)).toEqual(names.toSorted()));
  },
};

export const Old: Story = {
  args: { trending: ready({ ...file, since: '2026-11-14', through: '2026-11-20' }) },
  parameters: { requirements: ['XTOPIC-003'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated Friday, November 20')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { trending: ready({ trending_keywords: [], since: null, through: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trending topics yet')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['narrow'], args: { trending: loading() } };

export const Failed: Story = {
  args: { trending: failed('Failed to fetch keyword articles') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch keyword articles')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    trending: ready({
      ...file,
      trending_keywords: keywords.slice(0, 2).map((keyword, index) => ({
        ...keyword,
        keyword: index === 0 ? longestName : 'الموانئ',
        newest: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), address: '/news/article/long' },
      })),
    }),
  },
};
