import {
  buildCompanyCard,
  buildCompanyOverview,
  buildEmptyCompanyOverview,
  buildRaisedRound,
  buildRoundInvestor,
} from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyFunding, type CompanyFundingFacts } from './CompanyFunding.tsx';

const tidewater = {
  ...buildCompanyCard({ name: 'Tidewater' }),
  permalink: 'tidewater',
  kind: 'investor',
} as const;

const years = [2019, 2021, 2022, 2024, 2025, 2026].map((year, index) => ({
  year,
  raised_usd: [2_000_000, 9_500_000, 0, 24_000_000, 61_000_000, 120_000_000][index] ?? 0,
  round_count: 1,
}));

const facts: CompanyFundingFacts = {
  funding: { total_usd: 216_500_000, round_count: 6, last_funded_on: '2026-05-04', years },
  rounds: ['2026-05-04', '2025-03-01', '2024-02-11', '2022-08-20', '2021-06-02', '2019-01-15'].map((funded_on, index) =>
    buildRaisedRound({
      funded_on,
      round_type: index === 5 ? 'seed' : 'venture',
      round_code: ['E', 'D', 'C', null, 'A', null][index] ?? null,
      raised_usd: [120_000_000, 61_000_000, 24_000_000, null, 9_500_000, 2_000_000][index] ?? null,
      investors: ['Quiet Harbor Capital', 'Tidewater', 'North Quay', 'Longshore', 'Slipway']
        .slice(0, 5 - index)
        .map((name, place) =>
          buildRoundInvestor({ name, is_lead: place === 0, organization: name === tidewater.name ? tidewater : null }),
        ),
    }),
  ),
};

const meta = {
  title: 'Research/CompanyFunding',
  component: CompanyFunding,
  args: {
    facts: ready(facts),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    onYearPress: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyFunding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/in 6 rounds, 1 of 6 undisclosed/)).toHaveTextContent('$216,500,000');
    await expect(canvas.getByText('Disclosed rounds, in US dollars. 1 of 6 undisclosed.')).toBeVisible();
    const rounds = within(canvas.getByRole('list', { name: 'Funding rounds' }));
    const first = rounds.getAllByRole('listitem')[0];
    await expect(first).toHaveTextContent('Series E');
    await expect(first).toHaveTextContent('Quiet Harbor Capital (lead), Tidewater, North Quay 2 more');
    await expect(within(first as HTMLElement).getByRole('link', { name: 'Tidewater' })).toHaveAttribute(
      'href',
      `/research/companies/${tidewater.id}`,
    );
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: '2 more' }));
    await expect(first).toHaveTextContent('North Quay, Longshore, Slipway Show less');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Show less' }));
    await expect(rounds.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 rounds' }));
    await expect(rounds.getAllByRole('listitem')).toHaveLength(6);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onYearPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onYearPress).toHaveBeenCalledWith('2021');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Disputed: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XCOMPANY-041'] },
  args: { conflict: { source: 'Press releases', as_of: '2026-10-02', value: '214300000' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sum of rounds $216.5M, source says $214.3M (Press releases, Oct 2, 2026)'),
    ).toBeVisible();
  },
};

export const Undisclosed: Story = {
  args: {
    facts: ready({
      funding: {
        total_usd: null,
        round_count: 1,
        last_funded_on: '2026-05-04',
        years: [{ year: 2026, raised_usd: 0, round_count: 1 }],
      },
      rounds: [buildRaisedRound({ raised_usd: null, round_type: 'some_new_kind', round_code: null, investors: [] })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Undisclosed')).toHaveLength(2);
    await expect(canvas.getByText('some new kind')).toBeVisible();
    await expect(canvas.queryByText('Raised by year')).toBeNull();
  },
};

export const Empty: Story = {
  args: { facts: ready({ funding: buildEmptyCompanyOverview().funding, rounds: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known funding rounds')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company data') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: {
    facts: failed('Failed to fetch company data', {
      last: { funding: buildCompanyOverview().funding, rounds: buildCompanyOverview().funding_rounds },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Funding rounds' })).toBeVisible();
  },
};

export const Denied: Story = { args: { facts: denied('signed-out') } };
