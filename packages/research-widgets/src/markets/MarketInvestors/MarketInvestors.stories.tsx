import { buildAngel, buildCompanyCard, buildInvestingFirm, buildInvestor, longestName } from '@fs/fixtures';
import { denied, failed, Link, loading, ready, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type MarketInvestorFacts, MarketInvestors } from './MarketInvestors.tsx';

const card = (name: string) => buildCompanyCard({ name });
const lastRound = (name: string, raised_usd: number | null): MarketInvestorFacts['last_round'] => ({
  organization: card(name),
  round_type: 'venture',
  round_code: 'B',
  raised_usd,
});

const investors: readonly MarketInvestorFacts[] = [
  {
    investor: buildInvestingFirm('Cedar & Palm'),
    rounds: 6,
    companies: 4,
    last_on: '2026-11-12',
    last_round: lastRound('Stillwater', 44_000_000),
    holdings: ['Stillwater', 'Voltmeer', 'Anodyne Grid'].map(card),
  },
  {
    investor: buildInvestor({ name: 'An investor without a page' }),
    rounds: 1,
    companies: 1,
    last_on: '2025-02-04',
    last_round: null,
    holdings: [card('Voltmeer')],
  },
  {
    investor: buildAngel('Ana Sousa'),
    rounds: 2,
    companies: 2,
    last_on: '2024-07-01',
    last_round: lastRound('Corriente Clara', null),
    holdings: ['Corriente Clara', 'Voltmeer'].map(card),
  },
];

const meta = {
  title: 'Research/MarketInvestors',
  component: MarketInvestors,
  args: {
    investors: ready(investors),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    investorHrefOf: ({ name }) => `/rounds/${encodeURIComponent(name)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketInvestors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XMARKET-016'] },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(
      /Cedar & Palm4 companies here: Stillwater, Voltmeer, Anodyne Grid \+1 · Last: Series B \$44\.0M.* Stillwater6 roundsLast Nov 12, 2026$/,
    );
    await expect(rows[1]).toHaveTextContent(/1 company here: Voltmeer1 roundLast Feb 4, 2025$/);
    if (!rows[1] || !rows[2]) throw new Error('An investor is missing');
    await expect(within(rows[1]).getByRole('link', { name: 'An investor without a page' })).toHaveAttribute(
      'href',
      '/rounds/An%20investor%20without%20a%20page',
    );
    await expect(within(rows[2]).getByRole('link', { name: /^Ana Sousa/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/people\//),
    );
  },
};

export const Preview: Story = {
  tags: ['narrow'],
  args: { shown: 2, allHref: '/markets/battery-storage/investors' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(/here: Stillwater, Voltmeer \+2/);
    await expect(canvas.getByRole('link', { name: 'All investors' })).toHaveAttribute(
      'href',
      '/markets/battery-storage/investors',
    );
  },
};

export const Empty: Story = {
  args: { investors: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known investors')).toBeVisible();
  },
};

export const EmptyWithWayOn: Story = {
  args: {
    investors: ready([]),
    empty: (
      <Text>
        No rounds with investors. <Link href="/markets/battery-storage/funding-history">Full history</Link>
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Full history' })).toBeVisible();
  },
};

export const Loading: Story = { args: { investors: loading() } };

export const Failed: Story = {
  args: { investors: failed('Failed to fetch tier 3 market investors') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { investors: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    investors: ready(
      [longestName, 'صندوق الخليج للاستثمار'].map((name) => ({
        investor: buildInvestingFirm(name),
        rounds: 3,
        companies: 1,
        last_on: '2026-01-05',
        last_round: null,
        holdings: [card(name)],
      })),
    ),
  },
};
