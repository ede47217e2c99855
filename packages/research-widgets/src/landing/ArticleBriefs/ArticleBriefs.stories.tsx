import { buildArticleListItem } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleBriefs } from './ArticleBriefs.tsx';

const withTitle = (title: string, url: string | null = null) => {
  const item = buildArticleListItem(url === null ? {} : { curated_article: null });
  return { ...item, article: { ...item.article, uuid: title, title, url } };
};

const meta = {
  title: 'Research/ArticleBriefs',
  component: ArticleBriefs,
  args: {
    articles: [
      withTitle('Freight buyers want the truth about delays'),
      withTitle('Berths by the hour', 'https://wire.example/berths'),
      withTitle('موانئ الغد'),
    ],
    hrefOf: ({ curated_article }) => (curated_article ? `/news/article/${curated_article.id}` : undefined),
    companyHrefOf: ({ id }) => `/signup?redirect=/research/companies/${id}`,
  },
} satisfies Meta<typeof ArticleBriefs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Berths by the hour/ })).toHaveAttribute(
      'href',
      'https://wire.example/berths',
    );
    await expect(canvas.getByRole('link', { name: /Freight buyers/ })).toHaveAttribute(
      'href',
      '/news/article/news-freight-buyers-want-the-truth-about-delays',
    );
  },
};

export const Empty: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { articles: [withTitle('Donaudampfschifffahrtsgesellschaft'.repeat(4))] },
};
