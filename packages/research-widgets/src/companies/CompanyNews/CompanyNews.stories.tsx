import { buildArticleListItem } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyNews } from './CompanyNews.tsx';

const { article, ...item } = buildArticleListItem();
const articles = [
  { ...item, article: { ...article, uuid: 'own', title: 'Harborline raises', site_name: null } },
  {
    ...item,
    article: {
      ...article,
      uuid: 'other',
      title: 'Berths fill up',
      url: 'https://quay.example/1',
      site_name: 'Quay Daily',
    },
  },
  { ...item, article: { ...article, uuid: 'lost', title: 'A port without an address' } },
];

const meta = {
  title: 'Research/CompanyNews',
  component: CompanyNews,
  args: {
    title: 'News',
    empty: 'No articles yet',
    articles: ready(articles),
    hrefOf: (known) => (known.article.uuid === 'own' ? '/news/article/own' : undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyNews>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harborline raises' })).toHaveAttribute('href', '/news/article/own');
    await expect(canvas.getByRole('link', { name: /^Berths fill up/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Quay Daily');
  },
};

export const FiveOfMany: Story = {
  args: {
    articles: ready(Array.from({ length: 6 }, (_, index) => ({ ...item, article: { ...article, uuid: `${index}` } }))),
    total: 23,
    onShowAll: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'All 23 articles' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const LatestOfMany: Story = {
  args: {
    articles: ready(Array.from({ length: 6 }, (_, index) => ({ ...item, article: { ...article, uuid: `${index}` } }))),
    total: 2191,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 articles' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('The latest 6 of 2,191')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { articles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { articles: loading() } };

export const Failed: Story = {
  args: { articles: failed('Failed to fetch company news') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
