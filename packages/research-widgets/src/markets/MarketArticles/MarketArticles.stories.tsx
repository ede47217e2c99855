import { buildArticleListItem, hostileTexts, longestName } from '@fs/fixtures';
import { denied, failed, Link, loading, ready, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarketArticles } from './MarketArticles.tsx';

function item(uuid: string, title: string, site_name: string | null) {
  const { article, ...rest } = buildArticleListItem();
  const url = site_name === null ? null : `https://wire.example/${uuid}`;
  return { ...rest, earned_content: null, article: { ...article, uuid, title, site_name, url } };
}

const articles = [
  item('1', 'Voltmeer wires its 100th street', null),
  item('2', 'Cells that outlast the roof', 'Grid Weekly'),
  item('3', 'A quiet winter for batteries', 'The Wire'),
  item('4', 'Who pays for the peak', 'The Wire'),
];

const meta = {
  title: 'Research/MarketArticles',
  component: MarketArticles,
  args: {
    title: 'Owned content',
    note: 'Published by the companies themselves.',
    empty: (
      <Text>
        No articles in 30 days. <Link href="/markets/battery-storage">All news</Link>
      </Text>
    ),
    articles: ready(articles),
    hrefOf: ({ article }) => (article.url === null ? `/news/article/${article.uuid}` : undefined),
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketArticles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^Voltmeer wires/ })).toHaveAttribute('href', '/news/article/1');
    await expect(canvas.getByRole('link', { name: /^Cells that outlast/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Published by the companies themselves.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BySource: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XMARKET-034'] },
  args: {
    title: 'Earned content',
    isBySource: true,
    sources: [
      { source: 'The Wire', count: 12 },
      { source: null, count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const sources = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(sources).toEqual(['The Wire', 'Grid Weekly', 'Other sources']);
    const wire = within(canvas.getByRole('region', { name: 'The Wire' }));
    // Twelve in all, of which two are loaded.
    await expect(wire.getByText('12 articles')).toBeVisible();
    await expect(wire.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const More: Story = {
  args: { hasMore: true, onShowMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  parameters: { requirements: ['XMARKET-038'] },
  args: { articles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All news' })).toBeVisible();
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

export const Denied: Story = {
  args: { articles: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    articles: ready([
      item('1', longestName, longestName),
      item('2', hostileTexts.script, null),
      item('3', 'بطاريات لشتاء هادئ', 'صحيفة الشبكة'),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostileTexts.script)).toBeVisible();
  },
};
