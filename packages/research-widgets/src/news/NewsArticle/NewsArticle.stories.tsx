import {
  buildAcquisition,
  buildArticleLink,
  buildCompanyCard,
  buildNewsArticle,
  buildNewsItem,
  hostileTexts,
  longestName,
} from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewsArticle } from './NewsArticle.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#2a6f7f" d="M0 0h16v9H0z"/><path fill="#e6c97a" d="M0 6l5-3 4 2 7-4v8H0z"/></svg>',
)}`;
const text = `Every container can be tracked, and still its delay comes as a **surprise**.

## What changes

- The carrier asks first.
- The port answers.

Read [the report](https://harbor.example/report).`;
const article = buildNewsArticle({
  image: picture,
  content: text,
  summary: ['Data sits in three formats.', 'The phone call is what costs.'],
});

const meta = {
  title: 'Research/NewsArticle',
  component: NewsArticle,
  args: {
    article: ready(article),
    publisher: 'Foresight',
    hrefOf: ({ curated_article, earned_content }) =>
      earned_content ? `/news/earned/${earned_content.id}` : `/news/article/${curated_article?.id}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    marketHrefOf: ({ id }) => `/markets/${id}`,
    topicHrefOf: (topic) => `/topics?name=${encodeURIComponent(topic)}`,
    shareUrl: 'https://foresight.example/fs/news/article/news-freight',
    onShareNotice: fn(),
    onAddToList: fn(),
    onRetry: fn(),
  },
  // Loads the parser before the story, so that no test waits for the network.
  beforeEach: async () => {
    await import('@fs/ui/Markdown');
  },
} satisfies Meta<typeof NewsArticle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XARTICLE-027'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByText('Foresight')).toBeVisible();
    await expect(canvas.getAllByText('4 min read')[0]).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Key points' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What changes' })).toBeVisible();
    const company = within(canvas.getByRole('region', { name: 'Company' }));
    await expect(company.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await expect(company.getByText('$48.5M')).toBeVisible();
    await expect(company.getByText(/Series B/)).toBeVisible();
    await userEvent.click(company.getByRole('button', { name: 'Add to list' }));
    await expect(args.onAddToList).toHaveBeenCalledOnce();
    const deal = within(canvas.getByRole('region', { name: 'The deal' }));
    await expect(deal.getByText('$24.0M')).toBeVisible();
    await expect(deal.getByText('Sep 14, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Supply Chains' })).toHaveAttribute(
      'href',
      '/topics?name=Supply%20Chains',
    );
    await expect(within(canvas.getByRole('region', { name: 'Markets' })).getAllByRole('link').length).toBeGreaterThan(
      0,
    );
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const Acquisition: Story = {
  args: { article: ready({ ...article, round: null, acquisition: buildAcquisition() }) },
  play: async ({ canvas }) => {
    const deal = within(canvas.getByRole('region', { name: 'The deal' }));
    await expect(deal.getAllByRole('link')).toHaveLength(2);
    await expect(deal.getByText('Price')).toBeVisible();
    await expect(deal.getByText('Date')).toBeVisible();
  },
};

export const Neighbors: Story = {
  args: { article: ready({ ...article, previous: buildArticleLink({ title: 'A quiet year for drones' }) }) },
  parameters: { requirements: ['XARTICLE-028'] },
  play: async ({ canvas }) => {
    const more = within(canvas.getByRole('region', { name: 'More in Industry & Logistics' }));
    await expect(more.getByText('J')).toBeVisible();
    await expect(more.getByRole('link', { name: 'Berths by the hour' })).toBeVisible();
    await expect(more.getByText('K')).toBeVisible();
    await expect(more.getByRole('link', { name: 'A quiet year for drones' })).toBeVisible();
  },
};

const earned = { id: 'news-told-straight', url: 'https://tide.example/1', source: 'The Tide' };

export const SeveralSources: Story = {
  args: {
    article: ready({
      ...article,
      sources: [
        buildArticleLink({
          uuid: 'one',
          title: 'Delays, told straight',
          site_name: 'The Tide',
          earned_content: earned,
        }),
        buildArticleLink({ uuid: 'two', title: 'Berths by the hour', site_name: null }),
      ],
    }),
  },
  parameters: { requirements: ['XARTICLE-021'] },
  play: async ({ canvas }) => {
    const sources = within(canvas.getByRole('region', { name: 'Also in 2 sources' }));
    await expect(sources.getByRole('link', { name: 'Delays, told straight' })).toHaveAttribute(
      'href',
      '/news/earned/news-told-straight',
    );
    await expect(sources.getByText('Another source')).toBeVisible();
  },
};

export const Related: Story = {
  args: {
    article: ready({
      ...article,
      related: ['A quiet year for drones', 'Berths by the hour'].map((title) => {
        const item = buildNewsItem();
        return { ...item, article: { ...item.article, uuid: title, title } };
      }),
    }),
  },
  play: async ({ canvas }) => {
    const related = within(canvas.getByRole('list', { name: 'Related articles' }));
    await expect(related.getAllByRole('listitem')).toHaveLength(2);
    await expect(related.getByRole('link', { name: 'A quiet year for drones' })).toBeVisible();
  },
};

export const Earned: Story = {
  tags: ['dark'],
  args: {
    article: ready({
      ...article,
      image: null,
      content: '',
      summary: [],
      site_name: 'The Tide',
      url: earned.url,
      curated_article: null,
      earned_content: earned,
      category: null,
      next: null,
    }),
  },
  parameters: { requirements: ['XARTICLE-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(article.description)).toBeVisible();
    const link = canvas.getByRole('link', { name: /Read at The Tide/ });
    await expect(link).toHaveAttribute('href', earned.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByText('Foresight')).toBeNull();
  },
};

export const Scheduled: Story = {
  args: { article: ready({ ...article, scheduled: true }), editHref: '/editors/admin?article=news-freight' },
  parameters: { requirements: ['XARTICLE-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scheduled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/editors/admin?article=news-freight',
    );
  },
};

const bare = {
  ...article,
  image: null,
  summary: [],
  keywords: [],
  markets: [],
  organization: null,
  organizations: [],
  round: null,
  related: [],
  category: null,
  next: null,
  word_count: null,
};

export const Bare: Story = {
  args: { article: ready(bare) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { onAddToList: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to list' })).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { article: ready({ ...article, image: 'data:image/png;base64,broken' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('header + img')).toBeNull());
  },
};

export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { article: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Article');
  },
};

export const Stale: Story = { args: { article: ready(article, { stale: true }) } };

export const Failed: Story = {
  args: { article: failed('Failed to fetch article') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch article')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { article: failed('Failed to fetch article', { last: article }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  },
};

export const Denied: Story = {
  args: { article: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    article: ready({
      ...article,
      title: longestName,
      description: longestName,
      summary: [longestName],
      content: longestName,
      site_name: longestName,
      keywords: [longestName],
      organizations: [buildCompanyCard(), buildCompanyCard({ name: longestName })],
      next: buildArticleLink({ title: longestName }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hostile: Story = {
  args: {
    article: ready({
      ...bare,
      title: hostileTexts.script,
      content: `${hostileTexts.script}\n\n[press](javascript:alert(1)) ![picture](javascript:alert(2))`,
      url: 'javascript:alert(3)',
      site_name: hostileTexts.script,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hostileTexts.script);
    await expect(await canvas.findByText(/press/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};

const arabic = 'يتتبع الجميع الحاويات، لكن التأخير ما زال مفاجأة.';

export const Arabic: Story = {
  tags: ['rtl'],
  args: {
    article: ready({ ...article, title: arabic, description: arabic, summary: [arabic], content: arabic }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(arabic);
  },
};
