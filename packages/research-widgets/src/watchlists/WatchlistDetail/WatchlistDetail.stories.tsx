import { planRequired, type WatchlistCompany, type WatchlistUpdate } from '@fs/api-contract';
import {
  buildAcquisition,
  buildCompanyCard,
  buildCompanySearchResult,
  buildInvestment,
  buildRaisedRound,
  buildTeamMember,
  longestName,
} from '@fs/fixtures';
import { batchRows, denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { watchlistTableState } from '../WatchlistCompanies/watchlistAddress.ts';
import { WatchlistDetail, type WatchlistDetailProps } from './WatchlistDetail.tsx';

const rows: readonly WatchlistCompany[] = ['Harborline', 'Kerbline', 'Depotwise'].map((name) => ({
  ...buildCompanySearchResult({ name }),
  added: '2026-11-19T08:00:00.000Z',
  isNew: false,
  newCount: 0,
  note: '',
}));

function buildUpdate(more: Partial<WatchlistUpdate>): WatchlistUpdate {
  return {
    id: more.title ?? 'update',
    kind: 'article',
    title: 'Harborline opens a second quay',
    description: 'What it costs, and who pays.',
    published_time: '2026-11-20T07:00:00.000Z',
    organization: buildCompanyCard(),
    other: null,
    url: null,
    curated_article: null,
    earned_content: null,
    image: null,
    amount_usd: null,
    ...more,
  };
}

const updates = [
  buildUpdate({}),
  buildUpdate({
    title: 'How ports decide',
    url: 'https://press.example/ports',
    published_time: '2026-11-19T07:00:00.000Z',
  }),
  buildUpdate({ id: 'unlinked', title: 'A note on tides' }),
  buildUpdate({ kind: 'funding', title: 'Kerbline', description: 'seed', amount_usd: 1_200_000 }),
  buildUpdate({ kind: 'acquisition', title: 'Depotwise', other: buildCompanyCard({ name: 'Depotwise' }) }),
  buildUpdate({ kind: 'investment', title: 'Tide', description: 'venture', other: buildCompanyCard({ name: 'Tide' }) }),
];

const meta = {
  title: 'Research/WatchlistDetail',
  component: WatchlistDetail,
  args: {
    tab: 'companies',
    onTabChange: fn(),
    onWholeChange: fn(),
    counts: { companies: 3, updates: 6, funding: 9, investments: 0, people: 51 },
    companies: {
      companies: ready({ rows, total: 3 }),
      state: watchlistTableState({}),
      onStateChange: fn(),
      marketHrefOf: ({ id }) => `/markets/${id}`,
      isReadOnly: false,
      onAdd: fn(),
      onRemove: fn(),
      exportRows: () => batchRows(rows),
      fileName: 'Harbors',
    },
    updates: ready(updates),
    funding: ready([
      buildRaisedRound(),
      buildRaisedRound({ organization: buildCompanyCard({ name: 'Kerbline' }), raised_usd: null }),
    ]),
    investments: ready([{ ...buildInvestment(), investor: buildCompanyCard() }]),
    acquisitions: ready([
      buildAcquisition(),
      buildAcquisition({ acquired: buildCompanyCard({ name: 'Tide' }), currency: 'EUR' }),
    ]),
    people: ready([buildTeamMember(), buildTeamMember({ first_name: 'Ada', last_name: 'Okafor' })]),
    socials: ready([
      {
        organization: buildCompanyCard(),
        socials: [
          { social: 'twitter', followers_count: 12_400 },
          { social: 'linkedin', followers_count: 3100 },
        ],
      },
    ]),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    articleHrefOf: ({ id, url }) => (url === null && id !== 'unlinked' ? `/news/article/${id}` : undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Controlled tabs. */
function Opened(props: WatchlistDetailProps) {
  const [tab, setTab] = useState(props.tab);
  return <WatchlistDetail {...props} tab={tab} onTabChange={setTab} />;
}

/** Controlled, with one round older than those shown at first. */
function WithHistory(props: WatchlistDetailProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <WatchlistDetail
      {...props}
      funding={isWhole ? ready([buildRaisedRound({ funded_on: '2014-05-06' })]) : props.funding}
      wholeParts={isWhole ? ['funding'] : []}
      onWholeChange={(change) => {
        props.onWholeChange?.(change);
        setWhole(change.isWhole);
      }}
    />
  );
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const itemsOf = (canvas: Canvas, name: string) => within(canvas.getByRole('list', { name })).getAllByRole('listitem');

/** Moves between tabs with the keyboard. Focus alone does not open a tab. */
export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual([
      'Companies 3',
      'Updates 6',
      'Funding 9',
      'Investments 0',
      'Acquisitions',
      'People 51',
      'Socials',
    ]);
    canvas.getByRole('tab', { name: /^Companies/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Kerbline' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(itemsOf(canvas, 'Updates')).toHaveLength(6);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kerbline' })).toBeVisible());
  },
};

export const Updates: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { tab: 'updates' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last 60 days, newest first. Up to 15.')).toBeVisible();
    await expect(itemsOf(canvas, 'Updates')[0]).toHaveTextContent('Harborline opens a second quayHarborlineToday');
    await expect(canvas.getByRole('link', { name: /^How ports decide/ })).toHaveAttribute('target', '_blank');
    // An article without a URL says so and links only to its company.
    const unlinked = itemsOf(canvas, 'Updates')[2];
    await expect(unlinked).toHaveTextContent(/A note on tidesHarborline · Link unavailable/);
    await expect(within(unlinked as HTMLElement).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Raised Seed')).toBeVisible();
    await expect(canvas.getByText('Acquisition of Depotwise')).toBeVisible();
    await expect(canvas.getByText('Invested in Tide')).toBeVisible();
  },
};

export const Funding: Story = {
  tags: ['narrow'],
  args: { tab: 'funding' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rounds since 2017, newest first.')).toBeVisible();
    await expect(itemsOf(canvas, 'Funding')[0]).toHaveTextContent(/HarborlineSeries B\$24\.0M.*Sep 14, 2026/);
    await expect(itemsOf(canvas, 'Funding')[1]).toHaveTextContent('Undisclosed');
  },
};

export const Investments: Story = {
  args: { tab: 'investments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/since 2020/)).toBeVisible();
    await expect(itemsOf(canvas, 'Investments')[0]).toHaveTextContent('KerblineSeries B by Harborline');
  },
};

export const Acquisitions: Story = {
  args: { tab: 'acquisitions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acquisitions in the last 365 days, newest first.')).toBeVisible();
    await expect(itemsOf(canvas, 'Acquisitions')[0]).toHaveTextContent('DepotwiseAcquired by Harborline$120.0M');
    await expect(itemsOf(canvas, 'Acquisitions')[1]).toHaveTextContent('€120.0M');
  },
};

export const People: Story = {
  args: { tab: 'people' },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas, 'People')[1]).toHaveTextContent(/Ada Okafor.* · Harborline/);
  },
};

export const Socials: Story = {
  args: { tab: 'socials' },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas, 'Socials')[0]).toHaveTextContent('HarborlineTwitter 12.4K · LinkedIn 3.1K15.5K');
  },
};

/** Switches between the latest and all facts with the keyboard. */
export const Earlier: Story = {
  tags: ['narrow'],
  render: (args) => <WithHistory {...args} />,
  args: { tab: 'funding', funding: ready([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No known rounds since 2017')).toBeVisible();
    canvas.getByRole('button', { name: 'Show earlier ones' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWholeChange).toHaveBeenLastCalledWith({ part: 'funding', isWhole: true });
    await expect(itemsOf(canvas, 'Funding')).toHaveLength(1);
    await expect(canvas.getByText('All known rounds, newest first. Up to 5,000.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show since 2017 only' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWholeChange).toHaveBeenLastCalledWith({ part: 'funding', isWhole: false });
    await userEvent.keyboard('{Enter}');
    await expect(itemsOf(canvas, 'Funding')).toHaveLength(1);
  },
};

/** A long history shows the first few and a button for all. */
export const Many: Story = {
  render: (args) => <Opened {...args} />,
  args: {
    tab: 'funding',
    funding: ready(
      Array.from({ length: 300 }, (_, index) =>
        buildRaisedRound({ id: `round-${index}`, funded_on: `20${String(26 - (index % 10)).padStart(2, '0')}-01-02` }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas, 'Funding')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 300' }));
    await expect(itemsOf(canvas, 'Funding')).toHaveLength(300);
    await userEvent.click(canvas.getByRole('tab', { name: /^People/ }));
    await expect(itemsOf(canvas, 'People')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { tab: 'updates', updates: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent updates for these companies')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark', 'narrow'], args: { tab: 'funding', funding: loading() } };

export const Failed: Story = {
  args: { tab: 'people', people: failed('Failed to fetch Watchlist') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('people');
  },
};

export const FailedWithLast: Story = {
  args: { tab: 'updates', updates: failed('Failed to fetch Watchlist', { last: updates }) },
};

export const Stale: Story = { args: { tab: 'updates', updates: ready(updates, { stale: true }) } };

export const Denied: Story = {
  args: { tab: 'investments', investments: denied('withheld', { message: planRequired }) },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    tab: 'updates',
    updates: ready([buildUpdate({ title: longestName, organization: buildCompanyCard({ name: longestName }) })]),
  },
};
