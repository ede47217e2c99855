import { buildArticleListItem } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArticleList } from './ArticleList.tsx';

const titles = [
  'Freight buyers want the truth about delays',
  'Berths by the hour',
  'A quiet year for drones',
  'موانئ الغد',
];
const articles = titles.map((title, index) => {
  const item = buildArticleListItem();
  return { ...item, article: { ...item.article, uuid: `news-${index}`, title } };
});

const meta = {
  title: 'Research/ArticleList',
  component: ArticleList,
  args: {
    title: 'Articles',
    empty: 'No articles are known.',
    articles: ready(articles),
    hrefOf: ({ article }) => `/news/article/${article.uuid}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    shareUrlOf: ({ article }) => `https://foresight.example/fs/news/article/${article.uuid}`,
    onShareNotice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ArticleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const places = Array.from(canvasElement.querySelectorAll<SVGElement>('[data-placeholder]'));
    await expect(new Set(places.map(({ dataset }) => dataset.placeholder)).size).toBe(4);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  },
};

export const Empty: Story = {
  args: { articles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles are known.')).toBeVisible();
  },
};

export const Loading: Story = { args: { articles: loading() } };

export const Stale: Story = { args: { articles: ready(articles, { stale: true }) } };

export const Failed: Story = {
  args: { articles: failed('Failed fetching company news') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed fetching company news')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { articles: failed('Failed fetching company news', { last: articles.slice(0, 1) }) },
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
