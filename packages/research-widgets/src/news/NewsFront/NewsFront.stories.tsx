import { buildArticleLink, buildCompanyCard, buildNewsItem, hostileTexts, longestName } from '@fs/fixtures';
import { Button, createToastStore, failed, loading, ready, Toasts } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsFront } from './NewsFront.tsx';

const story = (index: number, title = `Story ${index} of the harbors`) => {
  const item = buildNewsItem();
  return { ...item, article: { ...item.article, uuid: `news-${index}`, title } };
};
const stories = Array.from({ length: 10 }, (_, index) =>
  index === 1
    ? { ...story(index), sources: [buildArticleLink({ site_name: 'The Tide' }), buildArticleLink({ uuid: 'two' })] }
    : story(index),
);
const featured = Array.from({ length: 6 }, (_, index) => story(100 + index, `Featured ${index}`));
const movers = {
  as_of: '2026-11-20',
  movers: [
    {
      organization: buildCompanyCard(),
      total_funding_usd: 48_500_000,
      last_funding_on: '2026-09-14',
      last_round: null,
      mentions: 6,
      mentions_prior: 2,
      newest: buildArticleLink(),
    },
  ],
};

const toasts = createToastStore();

const meta = {
  title: 'Research/NewsFront',
  component: NewsFront,
  args: {
    categories: ready([
      { slug: 'finance', label: 'Finance', order: 2 },
      { slug: 'climate-energy', label: 'Climate & Energy', order: 1 },
      { slug: 'industry-logistics', label: 'Industry & Logistics', order: 3 },
    ]),
    onCategoriesFailure: fn(),
    category: null,
    onQueryChange: fn(),
    categoryHrefOf: (slug) => (slug === null ? '/news' : `/news?category=${slug}`),
    featured: ready(featured),
    articles: ready({ count: 34, articles: stories }),
    page: 1,
    pageSize: 10,
    onPageChange: fn(),
    movers: ready(movers),
    hrefOf: ({ curated_article }) => (curated_article ? `/news/article/${curated_article.id}` : undefined),
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    shareUrlOf: ({ article }) => `https://foresight.example/fs/news/article/${article.uuid}`,
    onShareNotice: fn(),
    onRetryFeatured: fn(),
    onRetryArticles: fn(),
    onRetryMovers: fn(),
  },
} satisfies Meta<typeof NewsFront>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['NEWS-005', 'XARTICLE-025'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All news',
      'Climate & Energy',
      'Finance',
      'Industry & Logistics',
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    await expect(tabs[2]).toHaveAttribute('href', '/news?category=finance');
    const latest = within(canvas.getByRole('list', { name: 'Latest' }));
    await expect(latest.getAllByRole('article')).toHaveLength(10);
    await expect(latest.getByRole('button', { name: 'Also in 2 sources' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Featured' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Top movers' })).toBeVisible();
  },
};

export const Category: Story = {
  args: { category: 'finance', featured: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Finance' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All news' })).not.toHaveAttribute('aria-current');
  },
};

export const AboutWords: Story = {
  args: {
    query: 'freight',
    featured: undefined,
    articles: ready({
      count: 34,
      articles: stories.map((item, index) =>
        index === 0
          ? {
              ...item,
              passage: [
                { text: 'Harbors that ship less ', is_match: false },
                { text: 'freight', is_match: true },
                { text: ' by road pay for it twice', is_match: false },
              ],
            }
          : item,
      ),
    }),
  },
  parameters: { requirements: ['XARTICLE-041'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'News about “freight”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All news' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('34 stories, newest first')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).getByText('freight', { selector: 'mark' })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search the news' });
    await expect(field).toHaveValue('freight');
    await userEvent.clear(field);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};

export const SearchesWords: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the news' });
    await userEvent.type(field, 'ha{Enter}');
    await expect(canvas.getByText('Type at least 3 characters to search.')).toBeVisible();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'rbor{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('harbor');
  },
};

export const NothingAboutWords: Story = {
  args: { query: 'zzz', featured: undefined, articles: ready({ count: 0, articles: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No news about “zzz”.')).toBeVisible();
    const [, inPlace] = canvas.getAllByRole('link', { name: 'All news' });
    await expect(inPlace).toHaveAttribute('href', '/news');
  },
};

export const NothingInCategory: Story = {
  args: {
    category: 'finance',
    featured: undefined,
    articles: ready({ count: 0, articles: [] }),
    movers: ready({ as_of: null, movers: [] }),
  },
  parameters: { requirements: ['XARTICLE-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in Finance this week.')).toBeVisible();
    const [, inPlace] = canvas.getAllByRole('link', { name: 'All news' });
    await expect(inPlace).toHaveAttribute('href', '/news');
  },
};

export const UnknownCategory: Story = {
  args: { category: '<b>', featured: undefined, articles: ready({ count: 0, articles: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t find this category.')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { featured: ready([]), articles: ready({ count: 0, articles: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in the news this week.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Featured' })).toBeNull();
  },
};

export const LaterPage: Story = {
  args: { page: 4, featured: undefined, articles: ready({ count: 34, articles: stories.slice(0, 4) }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('heading', { name: 'Featured' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /previous/i }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const ForStaff: Story = {
  args: { articles: ready({ count: 1, articles: stories.slice(0, 1) }), actionsOf: () => ({ onRemove }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'remove' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
const onRemove = fn();

export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { categories: loading(), featured: loading(), articles: loading(), movers: loading() },
};

export const CategoriesFail: Story = {
  args: { categories: failed('Failed to retrieve Market Pulses.'), onCategoriesFailure: fn(toasts.show) },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toasts of={toasts} />
      </>
    ),
  ],
  parameters: { requirements: ['NEWS-006'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to retrieve Market Pulses.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Latest' })).toBeVisible();
    toasts.dismiss();
  },
};

const turn = fn();

/** Turns the page by itself, and shows the page before until the next one is there. */
export const Turning: Story = {
  args: { featured: undefined },
  parameters: { requirements: ['XARTICLE-039'] },
  render: function Turning(args) {
    const [page, setPage] = useState(1);
    const [isTurning, setIsTurning] = useState(false);
    return (
      <>
        <NewsFront
          {...args}
          page={page}
          isTurning={isTurning}
          onPageChange={(next) => {
            turn(next);
            setPage(next);
            setIsTurning(true);
          }}
        />
        <Button onPress={() => setIsTurning(false)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Latest' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(turn).toHaveBeenLastCalledWith(2);
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await expect(list).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(list).toHaveFocus();
  },
};

export const Removing: Story = {
  args: { featured: undefined },
  parameters: { requirements: ['CARD-008', 'XARTICLE-038'] },
  render: function Removing(args) {
    const [items, setItems] = useState(stories.slice(0, 3));
    return (
      <NewsFront
        {...args}
        articles={ready({ count: 3, articles: items })}
        actionsOf={({ article }) => ({
          onRemove: () => setItems((before) => before.filter((item) => item.article.uuid !== article.uuid)),
        })}
      />
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Latest' });
    const removeAt = (index: number) =>
      userEvent.click(canvas.getAllByRole('button', { name: 'remove' })[index] as HTMLElement);
    await removeAt(0);
    await expect(list.children).toHaveLength(2);
    await expect(list.children[0]).toHaveFocus();
    await expect(list.children[0]).toHaveTextContent('Story 1 of the harbors');
    // After the last one, the one before it.
    await removeAt(1);
    await expect(list.children[0]).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { articles: failed('Failed to fetch article'), movers: failed('Failed to fetch article') },
  play: async ({ canvas, args }) => {
    const [articles, movers] = canvas.getAllByRole('button', { name: /retry|try again/i });
    await userEvent.click(articles as HTMLElement);
    await userEvent.click(movers as HTMLElement);
    await expect(args.onRetryArticles).toHaveBeenCalledOnce();
    await expect(args.onRetryMovers).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Featured' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    categories: ready([{ slug: 'long', label: longestName, order: 1 }]),
    articles: ready({ count: 1, articles: [story(1, longestName)] }),
    featured: ready([story(2, longestName), story(3, longestName)]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hostile: Story = {
  args: {
    featured: undefined,
    hrefOf: () => undefined,
    articles: ready({
      count: 1,
      articles: [
        {
          ...story(1),
          article: { ...story(1).article, title: hostileTexts.script, url: 'javascript:alert(1)' },
          organization: null,
          curated_article: null,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article'));
    await expect(article.getByRole('heading')).toHaveTextContent(hostileTexts.script);
    await expect(article.queryByRole('link')).toBeNull();
  },
};

export const Arabic: Story = {
  tags: ['rtl'],
  args: { articles: ready({ count: 2, articles: [story(1, hostileTexts.rightToLeft), story(2)] }) },
};
