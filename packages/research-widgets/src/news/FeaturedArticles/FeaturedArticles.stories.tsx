import { buildArticleListItem } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeaturedArticles } from './FeaturedArticles.tsx';

const titles = [
  'Freight buyers want the truth about delays',
  'Berths by the hour',
  'A quiet year for drones',
  'موانئ الغد',
  'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3).trim(),
  'What a cold winter does to batteries',
];
const articles = titles.map((title, index) => {
  const item = buildArticleListItem();
  return { ...item, article: { ...item.article, uuid: `news-${index}`, title } };
});

const meta = {
  title: 'Research/FeaturedArticles',
  component: FeaturedArticles,
  args: {
    title: 'Featured',
    empty: 'No featured articles yet',
    articles: ready(articles),
    hrefOf: ({ article }) => `/news/article/${article.uuid}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    shareUrlOf: ({ article }) => `https://foresight.example/fs/news/article/${article.uuid}`,
    onShareNotice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FeaturedArticles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XARTICLE-023'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: titles[0] })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-placeholder], img')).toHaveLength(1);
    const lines = within(canvas.getByRole('list', { name: 'Further featured articles' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(5);
    await expect(lines.getByRole('link', { name: 'Berths by the hour' })).toHaveAttribute(
      'href',
      '/news/article/news-1',
    );
  },
};

export const One: Story = {
  args: { articles: ready(articles.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  args: { articles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No featured articles yet')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark', 'narrow'], args: { articles: loading() } };

export const Stale: Story = { args: { articles: ready(articles, { stale: true }) } };

export const Failed: Story = {
  args: { articles: failed('Failed to fetch article') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch article')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { articles: failed('Failed to fetch article', { last: articles.slice(0, 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const Denied: Story = {
  args: { articles: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
