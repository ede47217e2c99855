import type { KeywordArticles } from '@fs/api-contract';
import { buildArticleListItem, buildCompanyCard, longestName } from '@fs/fixtures';
import { EmptyState, failed, loading, ready, Wall } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TopicExplorer } from './TopicExplorer.tsx';

const titles = [
  'Lastfluss forecasts a quieter winter',
  'Grid operators buy time by the minute',
  'The battery that never sleeps',
  'Heat pumps learn to wait',
];
const articles = titles.map((title, index) => {
  const item = buildArticleListItem();
  return { ...item, article: { ...item.article, uuid: `news-${index}`, title } };
});
const names = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const found: KeywordArticles = {
  topics: [{ name: 'Grid Flexibility', count: 4 }],
  count: 4,
  articles,
  related: ['Heat Pumps', 'Demand Response', ...names(7, 'Tariffs')],
  companies: names(8, 'Harborline').map((name, index) => buildCompanyCard({ id: `c-${index}`, name })),
  markets: names(8, 'Storage').map((name, index) => ({ id: `tc3-storage-${index}`, name })),
};
const history = {
  '2026-11-16': 1,
  '2026-11-17': 0,
  '2026-11-18': 3,
  '2026-11-19': 2,
  '2026-11-20': 0,
  '2026-11-21': 1,
  '2026-11-22': 4,
};
const keywords = ['Energy Storage', 'Robotics', 'Payments'].map((name, index) => ({ name, count: 14 - index }));

const topicsHrefOf = (topics: readonly string[]) =>
  `/topics?${topics.map((topic) => `name=${encodeURIComponent(topic)}`).join('&')}`;

const filter = {
  popular: ['Energy Storage', 'Robotics'],
  suggestions: null,
  onSuggest: fn(),
  onSearch: fn(),
};

const meta = {
  title: 'Research/TopicExplorer',
  component: TopicExplorer,
  args: {
    topics: ['Grid Flexibility'],
    filter,
    found: ready(found),
    history: ready(history),
    trending: ready({ keywords, days: 7, through: '2026-11-22' }),
    topicsHrefOf,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    marketHrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    shareUrlOf: ({ article }) => `https://foresight.example/fs/news/article/${article.uuid}`,
    onShareNotice: fn(),
    onShowMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TopicExplorer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow'],
  args: { topics: ['Grid Flexibility', 'Heat Pumps'] },
  parameters: { requirements: ['TOPIC-001', 'TOPIC-004', 'TOPIC-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore Topics' })).toBeVisible();
    await expect(canvas.getByText(/^Recently published articles that contain the keyword:/)).toHaveTextContent(
      'Recently published articles that contain the keyword: Grid Flexibility & Heat Pumps',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: '4 articles' })).toBeVisible();
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(4);
    const [card] = cards;
    const [item] = articles;
    if (!card || !item) throw new Error('There is no card');
    await expect(card.querySelector('img, [data-placeholder]')).toBeVisible();
    await expect(within(card).getByText(item.article.description)).toBeVisible();
    await expect(within(card).getByRole('link', { name: item.organization?.name })).toHaveAttribute(
      'href',
      `/research/companies/${item.organization?.id}`,
    );
  },
};

export const Sidebar: Story = {
  parameters: { requirements: ['TOPIC-009', 'TOPIC-011', 'TOPIC-012', 'TOPIC-013'] },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application', { name: '7 Day History' });
    await expect(chart).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: /Show as a chart/ }));
    const related = within(canvas.getByRole('group', { name: 'Related Topics' })).getAllByRole('link');
    await expect(related).toHaveLength(9);
    await expect(related[0]).toHaveAttribute('href', '/topics?name=Heat%20Pumps');
    const companies = within(canvas.getByRole('list', { name: 'Top Companies' })).getAllByRole('listitem');
    await expect(companies).toHaveLength(8);
    await expect(within(companies[0] as HTMLElement).getByRole('link', { name: 'Harborline 1' })).toHaveAttribute(
      'href',
      '/research/companies/c-0',
    );
    await expect(companies[0]?.querySelector('[aria-hidden]')).toBeVisible();
    const markets = within(canvas.getByRole('group', { name: 'Top Markets' })).getAllByRole('link');
    await expect(markets).toHaveLength(8);
    await expect(markets[0]).toHaveAttribute('href', '/markets/storage-0');
  },
};

export const HistoryTooltip: Story = {
  args: { found: ready({ ...found, count: 12 }) },
  parameters: { requirements: ['TOPIC-010'] },
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: '7 Day History' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('1 article')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('4 articles')).toBeVisible();
  },
};

export const FurtherArticles: Story = {
  args: { found: ready({ ...found, count: 12 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more articles' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Suggestions: Story = {
  args: { filter: { ...filter, suggestions: ready(['Heat Pumps', 'Heat Storage']) } },
  parameters: { requirements: ['TOPIC-003'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await expect(input).toHaveAttribute('placeholder', 'Filter topics...');
    const search = canvas.getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    await userEvent.click(input);
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Energy Storage',
      'Robotics',
    ]);
    await userEvent.type(input, 'he');
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Type at least 3 letters'));
    await userEvent.type(input, 'at');
    await waitFor(() => expect(args.filter?.onSuggest).toHaveBeenLastCalledWith('heat'));
    await userEvent.click(await screen.findByRole('option', { name: 'Heat Pumps' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.filter?.onSearch).toHaveBeenLastCalledWith(['Grid Flexibility', 'Heat Pumps']);
    await userEvent.type(input, 'Water');
    await userEvent.click(search);
    await expect(args.filter?.onSearch).toHaveBeenLastCalledWith(['Grid Flexibility', 'Heat Pumps', 'Water']);
  },
};

export const Followed: Story = {
  args: {
    follow: { isFollowed: true, onChange: fn() },
    seen: { since: '2026-11-17T10:00:00Z', articles: 3 },
    now: new Date('2026-11-22T10:00:00Z'),
    found: ready({
      ...found,
      articles: articles.map((item, index) => ({
        ...item,
        article: { ...item.article, published_time: `2026-11-${20 - 2 * index}T08:00:00Z` },
      })),
    }),
  },
  parameters: { requirements: ['XTOPIC-005', 'XTOPIC-024'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 new since Tuesday')).toBeVisible();
    // The third article was published before.
    const divider = canvas.getByText(/^Seen before/).closest('li');
    await expect(divider?.nextElementSibling).toHaveTextContent(titles[2] as string);
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(args.follow?.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const FollowLimit: Story = {
  args: { topics: ['Grid Flexibility'], follow: { isFollowed: false, onChange: fn(), limit: 20 } },
  parameters: { requirements: ['XTOPIC-023'] },
  play: async ({ canvas, args }) => {
    const follow = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.click(follow);
    await expect(args.follow?.onChange).not.toHaveBeenCalled();
    const reason = 'You follow 20 topics. Unfollow one to follow another.';
    await expect(follow).toHaveAccessibleDescription(reason);
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(reason));
  },
};

export const NoTopicGiven: Story = {
  args: { topics: [], children: <EmptyState message="Trends" /> },
  parameters: { requirements: ['TOPIC-029'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByText('You must provide at least one topic')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/You must provide at least one topic/);
    await expect(args.filter?.onSearch).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox'), 'Wat');
    await expect(canvas.queryByText('You must provide at least one topic')).toBeNull();
  },
};

export const NoArticles: Story = {
  tags: ['narrow'],
  args: {
    topics: ['Grid Flexibility', 'Weather', 'Nothing'],
    found: ready({
      topics: [
        { name: 'Grid Flexibility', count: 4 },
        { name: 'Weather', count: 12 },
        { name: 'Nothing', count: 0 },
      ],
      count: 0,
      articles: [],
      related: [],
      companies: [],
      markets: [],
    }),
  },
  parameters: { requirements: ['TOPIC-006', 'TOPIC-007', 'TOPIC-008', 'XTOPIC-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Recent Articles' })).toBeVisible();
    await expect(
      canvas.getByText('There are no recent articles for this topic. Check back later or browse the trending topics.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Topics' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Robotics 13' })).toHaveAttribute('href', '/topics?name=Robotics');
    const alone = within(canvas.getByRole('group', { name: 'Each topic alone' })).getAllByRole('link');
    await expect(alone.map(({ textContent }) => textContent)).toEqual(['Grid Flexibility 4', 'Weather 12']);
    await expect(alone[1]).toHaveAttribute('href', '/topics?name=Weather');
  },
};

export const WithoutTopics: Story = {
  args: { topics: [], children: <EmptyState message="Trends of the week" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trends of the week')).toBeVisible();
    await expect(canvas.queryByText(/^Recently published/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'No Recent Articles' })).toBeNull();
  },
};

export const Walled: Story = {
  args: { filter: undefined, wall: <Wall title="Log in to read these articles" actions={null} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore Topics' })).toBeVisible();
    await expect(canvas.getByText(/^Recently published articles/)).toHaveTextContent(/Grid Flexibility$/);
    await expect(canvas.getByRole('region', { name: 'Log in to read these articles' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText('7 Day History')).toBeNull();
  },
};

export const Loading: Story = { tags: ['narrow'], args: { found: loading(), history: loading() } };

export const Failed: Story = {
  args: { found: failed('Failed to fetch keyword articles'), history: failed('Failed to fetch keyword history') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch keyword articles')).toBeVisible();
    await expect(canvas.getByText('Failed to fetch keyword history')).toBeVisible();
    const [ofArticles, ofHistory] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(ofArticles as HTMLElement);
    await expect(args.onRetry).toHaveBeenLastCalledWith('found');
    await userEvent.click(ofHistory as HTMLElement);
    await expect(args.onRetry).toHaveBeenLastCalledWith('history');
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    topics: ['Donaudampfschifffahrtsgesellschaft'.repeat(3), '</p><script>alert(1)</script>', 'الموانئ'],
    found: ready({
      ...found,
      related: ['Donaudampfschifffahrtsgesellschaft'.repeat(3), 'الموانئ'],
      companies: [buildCompanyCard({ name: longestName })],
      markets: [{ id: 'tc3-long', name: 'Infrastructure'.repeat(9) }],
    }),
  },
};

export const Arabic: Story = { tags: ['rtl'], args: { topics: ['الموانئ', 'Grid Flexibility'] } };
