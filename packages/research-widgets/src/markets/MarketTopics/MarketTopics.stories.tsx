import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarketTopics } from './MarketTopics.tsx';

const articles = [
  { keywords: ['Grid Flexibility', 'Heat Pumps', 'Cells'] },
  { keywords: ['Grid Flexibility', 'Recycling', 'Tariffs', 'Second Life', 'Sodium Ion', 'Fire Safety', 'Peak Load'] },
  { keywords: ['Grid Flexibility', 'Cells', 'Virtual Power Plants'] },
];

const meta = {
  title: 'Research/MarketTopics',
  component: MarketTopics,
  args: { articles: ready(articles), hrefOf: (topic) => `/topics?name=${encodeURIComponent(topic)}`, onRetry: fn() },
} satisfies Meta<typeof MarketTopics>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toHaveLength(9);
    await expect(links.slice(0, 2)).toEqual(['Grid Flexibility 3', 'Cells 2']);
    await expect(canvas.getByText('Of the latest 3 articles')).toBeVisible();
  },
};

export const WithoutPages: Story = {
  render: ({ articles: of }) => <MarketTopics articles={of} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Cells 2')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { articles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No topics yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { articles: loading() } };

export const Failed: Story = {
  args: { articles: failed('Failed to fetch tier 3 market updates') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { articles: ready([{ keywords: [longestName, 'تخزين الطاقة'] }]) },
};
