import type { SearchResults } from '@fs/api-contract';
import {
  buildArticleSearchResult,
  buildCompanyCard,
  buildCompanySearchResult,
  buildMarketWithFigures,
} from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { GlobalSearch } from './GlobalSearch.tsx';

const many = <Value,>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i));

const found: SearchResults = {
  organization: many(10, (index) => buildCompanySearchResult({ name: `Harbor ${index + 1}` })),
  tier3_category: many(7, (index) => buildMarketWithFigures({ name: `Harbor market ${index + 1}` })),
  keywords: many(9, (index) => `harbor topic ${index + 1}`),
  article: many(6, (index) => buildArticleSearchResult({ title: `Harbor story ${index + 1}` })),
  person: [],
  investor: [],
  backer: [],
  counts: {
    organization: 1000,
    tier3_category: 7,
    keywords: 9,
    article: 6,
    person: 0,
    investor: 0,
    backer: 0,
    described: 0,
  },
};
const nothing: SearchResults = {
  organization: [],
  tier3_category: [],
  keywords: [],
  article: [],
  person: [],
  investor: [],
  backer: [],
  counts: {
    organization: 0,
    tier3_category: 0,
    keywords: 0,
    article: 0,
    person: 0,
    investor: 0,
    backer: 0,
    described: 0,
  },
};
const recent = many(6, (index) => buildCompanySearchResult({ name: `Opened ${index + 1}` }));

const meta = {
  title: 'Research/GlobalSearch',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: GlobalSearch,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    results: ready(found),
    onSearch: fn(),
    recent,
    links: {
      company: ({ id }) => `/research/companies/${id}`,
      market: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
      topic: (name) => `/topics?name=${encodeURIComponent(name)}`,
      article: ({ curated_article, organization }) => {
        if (curated_article) return `/news/article/${curated_article.id}`;
        return organization ? `/research/companies/${organization.id}` : undefined;
      },
      all: (query, kind) => `/search?query=${query}&sf=${kind}`,
      described: (words) => `/companies/search?description=${words}`,
      person: ({ id }) => `/people/${id}`,
      backer: ({ name }) => `/rounds/${encodeURIComponent(name)}`,
      suggest: (query) => `/add-company?name=${query}`,
    },
    onNavigate: fn(),
  },
} satisfies Meta<typeof GlobalSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Finds the search field after the dialog's transition. */
async function box() {
  const input = await screen.findByRole('combobox', { name: 'Search companies, markets, topics, and articles' });
  await waitFor(() => expect(input).toBeVisible());
  return input;
}

/** Scrolls through the list, which renders only visible options, and returns the labels of all by their groups. */
async function optionsByGroup() {
  const list = screen.getByRole('listbox');
  const found = new Map<string, Map<string, string>>();
  let collected = 0;
  await waitFor(() => {
    const options = within(list).getAllByRole('option');
    for (const option of options) {
      const group = option.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
      const labels = found.get(group) ?? new Map<string, string>();
      found.set(group, labels.set(option.ariaPosInSet ?? '', option.textContent));
    }
    const count = [...found.values()].reduce((sum, labels) => sum + labels.size, 0);
    if (count > collected) list.scrollTop += list.clientHeight / 2;
    collected = count;
    expect(count).toBe(Number(options[0]?.ariaSetSize));
  });
  list.scrollTop = 0;
  await waitFor(() => expect(list.querySelector('[aria-posinset="1"]')).toBeVisible());
  return [...found].map(([group, labels]) => ({ group, labels: [...labels.values()] }));
}

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search or jump to' });
    await expect(button).toHaveTextContent('Search or jump to/');
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['SEARCH-003', 'SEARCH-004', 'SEARCH-005', 'SEARCH-006', 'SEARCH-007'] },
  play: async ({ args }) => {
    await userEvent.type(await box(), 'harbor');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('harbor'));
    await screen.findByRole('option', { name: /^Harbor 1/ });
    const groups = await optionsByGroup();
    const counted = groups.map(({ group, labels }) => [group, labels.length]);
    await expect(counted).toEqual([
      ['Companies 1,000', 9],
      ['Markets 7', 6],
      ['Topics 9', 8],
      ['Articles 6', 5],
      ['Recently viewed', 5],
    ]);
    const starts = groups.map(({ labels }) => labels[0]);
    await expect(starts).toEqual(
      [/Harbor 1/, /^Harbor market 1/, /^harbor topic 1/, /^Harbor story 1/, /Opened 1/].map(expect.stringMatching),
    );
    await expect(groups[0]?.labels.at(-1)).toMatch(/^See all 1,000\+/);
  },
};

export const JustOpened: Story = {
  args: { results: null },
  play: async () => {
    await box();
    await expect(await optionsByGroup()).toEqual([
      { group: 'Recently viewed', labels: [1, 2, 3, 4, 5].map((index) => expect.stringMatching(`Opened ${index}`)) },
    ]);
    await expect(screen.queryByRole('group', { name: /^Companies/ })).toBeNull();
  },
};

const actions = [
  { id: 'home', label: 'Go to Home', keys: 'g h', onAction: fn() },
  { id: 'dark', label: 'Dark theme', onAction: fn() },
];

export const Actions: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { results: null, actions },
  play: async ({ args }) => {
    const input = await box();
    await expect((await optionsByGroup()).map(({ group }) => group)).toEqual(['Recently viewed', 'Actions']);
    await expect(screen.getByRole('option', { name: 'Go to Home G H' })).toBeVisible();
    await userEvent.type(input, 'da');
    await userEvent.keyboard('{Enter}');
    await expect(actions[1]?.onAction).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalledWith('da');
  },
};

export const PlainFilter: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: {
    actions,
    results: ready(nothing),
    filter: {
      filters: [
        { kind: 'stage', value: 'Seed' },
        { kind: 'place', value: 'Berlin' },
        { kind: 'more', value: 2_000_000 },
      ],
      unused: ['cheap'],
      href: '/research/companies?location=Berlin',
      count: 14,
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await box(), 'cheap seed berlin over $2M');
    await screen.findByRole('option', {
      name: 'Companies: Seed, Berlin, total over $2.0M 14 matches. Not used: “cheap”',
      selected: true,
    });
    await expect(
      screen.getByRole('option', { name: 'No Results Found - Suggest a company we should add' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/research/companies?location=Berlin');
  },
};

export const Facts: Story = {
  parameters: { requirements: ['XSHELL-007'] },
  args: {
    results: ready({
      ...nothing,
      organization: [
        buildCompanySearchResult({
          name: 'Voltmeer',
          location: 'Berlin',
          total_funding_usd: 29_500_000,
          markets: [{ id: 'tc3-battery-storage', name: 'Battery Storage' }],
        }),
      ],
      tier3_category: [
        buildMarketWithFigures({ name: 'Voltage Control', companyCount: 18, totalFunding: 1_400_000_000 }),
      ],
      counts: { ...nothing.counts, organization: 1, tier3_category: 1 },
    }),
  },
  play: async () => {
    await userEvent.type(await box(), 'volt');
    await screen.findByRole('option', { name: 'Voltmeer Battery Storage, Berlin, $29.5M raised' });
    await expect(screen.getByRole('option', { name: 'Voltage Control 18 companies, $1.4B raised' })).toBeVisible();
  },
};

export const Searching: Story = {
  args: { results: loading() },
  play: async () => {
    await userEvent.type(await box(), 'harbor');
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Searching...' })).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** The results are those of “har”: a longer text keeps those that have it. */
export const TypedOn: Story = {
  args: { results: ready(found, { stale: true }), recent: [] },
  play: async () => {
    const input = await box();
    await userEvent.type(input, 'hárbor 7');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        expect.stringMatching(/^Harbor 7/),
      ]),
    );
    await userEvent.type(input, 'x');
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Searching...' })).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.queryByRole('link', { name: /Suggest/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ['dark'],
  parameters: { requirements: ['SEARCH-008', 'SEARCH-011'] },
  args: { results: ready(nothing) },
  play: async () => {
    await userEvent.type(await box(), 'zzz');
    const suggest = await screen.findByRole('link', { name: 'Suggest a company we should add' });
    await expect(suggest).toHaveAttribute('href', '/add-company?name=zzz');
    await expect(suggest.parentElement).toHaveTextContent('No Results Found - Suggest a company we should add');
  },
};

export const TooShort: Story = {
  parameters: { requirements: ['SEARCH-011'] },
  args: { results: ready(nothing), recent: [] },
  play: async () => {
    await userEvent.type(await box(), 'zz');
    await expect(screen.getByText('Type at least 3 characters to search.')).toBeVisible();
    await expect(screen.queryByText(/No Results Found/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { results: failed('Failed to search for companies'), recent: [] },
  play: async () => {
    await userEvent.type(await box(), 'harbor');
    await expect(await screen.findByText('Failed to search for companies')).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(), 'harbor');
    await screen.findByRole('option', { name: /^Harbor 1/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledOnce());
    await expect(args.onNavigate).toHaveBeenCalledWith(`/research/companies/${found.organization[1]?.id}`);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Investors: Story = {
  args: {
    results: ready({
      ...nothing,
      organization: [buildCompanySearchResult({ name: 'Quiet Harbor Capital', kind: 'investor', markets: [] })],
      counts: { ...nothing.counts, organization: 1, investor: 1 },
    }),
  },
  play: async () => {
    await userEvent.type(await box(), 'quiet harbor');
    await screen.findByRole('option', { name: /^Quiet Harbor Capital.*Investor, / });
    // The page of all results lists companies only.
    await expect(screen.queryByRole('option', { name: /^See all/ })).toBeNull();
  },
};

export const Described: Story = {
  args: { results: ready({ ...nothing, counts: { ...nothing.counts, described: 1 } }) },
  parameters: { requirements: ['XSEARCH-002'] },
  play: async ({ args }) => {
    const input = await box();
    await userEvent.type(input, 'solar');
    await screen.findByRole('option', { name: '1 company mentions “solar” in its description' });
    await expect(screen.queryByRole('option', { name: /^No Results Found/ })).toBeNull();
    await userEvent.type(input, '{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/companies/search?description=solar');
  },
};

/** Investors of whom only the name is known lead to the rounds that they joined. */
export const Backers: Story = {
  args: {
    results: ready({
      ...nothing,
      backer: [
        { name: 'Sequoia Trail', rounds: 453 },
        { name: 'Old Sequoia Fund', rounds: 1 },
      ],
      counts: { ...nothing.counts, backer: 2 },
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await box(), 'sequoia');
    await screen.findByRole('option', { name: /^Old Sequoia Fund.*1 round$/ });
    await userEvent.click(screen.getByRole('option', { name: /^Sequoia Trail.*453 rounds$/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/rounds/Sequoia%20Trail');
  },
};

export const People: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: {
    results: ready({
      ...nothing,
      person: ['Depotwise', 'Kerbline'].map((name) => ({
        id: `person-${name}`,
        first_name: 'Ana',
        last_name: 'Sousa',
        title: 'Founder & CEO',
        organization: buildCompanyCard({ name }),
      })),
      counts: { ...nothing.counts, person: 2 },
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await box(), 'ana sousa');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Sousa.*Founder & CEO, Kerbline/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/people/person-Kerbline');
  },
};
