import type { FundingSearchResult } from '@fs/api-contract';
import { buildCompanyCard, buildInvestingFirm, buildRaisedRound, buildRoundInvestor } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildExtras } from '../../testing/buildExtras.ts';
import { reportedState } from '../../testing/reportedState.ts';
import { FundingTable, type FundingTableProps } from './FundingTable.tsx';
import { fundingTableState } from './fundingSearch.ts';

const rounds: readonly FundingSearchResult[] = [
  buildRaisedRound(),
  buildRaisedRound({
    organization: buildCompanyCard({ name: 'Kerbline' }),
    funded_on: '2026-05-04',
    round_type: 'seed',
    round_code: null,
    raised_usd: 1_200_000,
    investors: [buildRoundInvestor(buildInvestingFirm())],
  }),
  buildRaisedRound({
    organization: buildCompanyCard({ name: 'شركة المرفأ' }),
    funded_on: '2025-01-20',
    round_type: 'private_equity',
    round_code: null,
    raised_usd: null,
    investors: [],
  }),
].map((round, index) => ({
  ...round,
  location: index === 2 ? null : 'Rotterdam, NLD',
  market: index === 2 ? null : { id: 'tc3-ports', name: 'Ports' },
  total_funding_usd: index === 2 ? null : 48_500_000,
  founded_on: index === 2 ? null : '2017-04-01',
  employee_count: index === 2 ? null : '251-500',
  arrived_at: `2026-10-0${4 - index}T10:00:00.000Z`,
}));

const first = fundingTableState({});

const meta = {
  title: 'Research/FundingTable',
  component: FundingTable,
  args: {
    rounds: ready({ rows: rounds, total: 27 }),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    marketHrefOf: ({ name }) => `/markets/${name.toLowerCase()}`,
    placeHrefOf: (location) => `/companies/search?location=${encodeURIComponent(location)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof FundingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByText('Series B')).toBeVisible();
    await expect(within(row).getByText('$24.0M')).toBeVisible();
    await expect(within(row).getByText('Sep 14, 2026')).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Ports' })).toHaveAttribute('href', '/markets/ports');
    await expect(within(row).getByRole('link', { name: 'Rotterdam, Netherlands' })).toBeVisible();
    await expect(within(row).getByText('+1')).toBeVisible();
    await expect(canvas.getByText('Undisclosed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(reportedState(args)).toEqual({
      ...first,
      sort: [{ column: 'raised_usd', direction: 'descending' }],
    });
  },
};

/** Facts of the company that users can add. */
export const OptionalColumns: Story = {
  args: { state: { ...first, hidden: [] } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByText('$48.5M')).toBeInTheDocument();
    await expect(within(row).getByText('Apr 2017')).toBeInTheDocument();
    await expect(within(row).getByText('251+')).toBeInTheDocument();
  },
};

/** The user's lists with the company of each round. */
export const MyLists: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XCOMPANY-053'] },
  args: {
    state: {
      ...first,
      hidden: ['investors', 'markets', 'location', 'total_funding_usd', 'founded_on', 'employee_count', 'arrived_at'],
    },
    extras: {
      extrasOf: ({ id }) => {
        const names = ['Ports of the North Sea', 'Weekly reading', 'Robots'];
        const isFirst = id === rounds[0]?.organization.id;
        const first = isFirst ? names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })) : [];
        return ready(buildExtras({ watchlists: { total: first.length, first } }));
      },
      loadExtras: async () => ({}),
      listHrefOf: ({ id }) => `/research/watchlists/${id}`,
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Harborline/ }));
    await expect(row.getByRole('link', { name: 'Weekly reading' })).toHaveAttribute(
      'href',
      '/research/watchlists/weekly-reading',
    );
    await expect(row.getByRole('button', { name: '+1 list with Harborline: Robots' })).toHaveTextContent('+1');
    await expect(
      within(canvas.getByRole('row', { name: /Kerbline/ })).queryByRole('link', { name: 'Weekly reading' }),
    ).toBeNull();
  },
};

/** What arrived last is first, with the day of its arrival. What is new since an alert is marked. */
export const NewRows: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { state: fundingTableState({ sort: 'arrived_at' }), newSince: '2026-10-03T00:00:00.000Z' },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/Harborline/).getByText('New')).toBeVisible();
    await expect(row(/Harborline/).getByText('Oct 4, 2026')).toBeVisible();
    await expect(row(/Kerbline/).getByText('New')).toBeVisible();
    await expect(row(/المرفأ/).queryByText('New')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /Added/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The overflow button lists all investors. */
export const AllInvestors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+1: all investors in Harborline' }));
    const all = await screen.findByRole('dialog', { name: '+1: all investors in Harborline' });
    await expect(all).toHaveTextContent('Quiet Harbor CapitalCosta Verde Seed');
  },
};

/** Filters by one kind of round, because the search supports one: a type, or the letter of a venture round. */
export const FilteredByRound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Round: Any' }));
    const form = await screen.findByRole('dialog', { name: 'Filter by Round' });
    await userEvent.click(await within(form).findByRole('button', { name: /Any/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Series A' }));
    const filters = { round_type: { kind: 'choice', ids: ['A'] } };
    await waitFor(() => expect(reportedState(args).filters).toEqual(filters), {
      timeout: 5000,
    });
  },
};

/** Says why each round was found: Costa Verde Seed is the second of its investors. */
export const FilteredByInvestor: Story = {
  args: {
    rounds: ready({ rows: rounds.slice(0, 1), total: 1 }),
    state: { ...first, filters: { investors: { kind: 'text', text: 'costa VÉRDE' } } },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByText('Costa Verde Seed')).toBeVisible();
    await expect(within(row).queryByText('Quiet Harbor Capital')).toBeNull();
    await expect(within(row).getByText('+1')).toBeVisible();
  },
};

/** No round in the period: says which one was the last. */
export const NothingInPeriod: Story = {
  args: {
    rounds: ready({ rows: [], total: 0 }),
    state: { ...first, filters: { markets: { kind: 'text', text: 'Indoor Farming' } } },
    period: '7d',
    last: rounds[1],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^No rounds this week in Indoor Farming\./)).toHaveTextContent(
      'No rounds this week in Indoor Farming. The last: Kerbline, Seed, May 4, 2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(reportedState(args)).toEqual(first);
  },
};

export const Loading: Story = { tags: ['narrow'], args: { rounds: loading() } };

export const Empty: Story = { args: { rounds: ready({ rows: [], total: 0 }) } };

export const NoMatch: Story = {
  args: { rounds: ready({ rows: [], total: 0 }), state: fundingTableState({ company: 'atlantis' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(reportedState(args)).toEqual(first);
  },
};

export const Stale: Story = { args: { rounds: ready({ rows: rounds, total: 3 }, { stale: true }) } };

export const Failed: Story = {
  args: { rounds: failed('Failed to search for funding rounds') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { rounds: failed('Failed to search for funding rounds', { last: { rows: rounds, total: 3 } }) },
};

export const Denied: Story = { args: { rounds: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    rounds: ready({
      rows: rounds.slice(0, 1).map((round) => ({
        ...round,
        organization: buildCompanyCard({ name: 'Donaudampfschiff'.repeat(12) }),
      })),
      total: 1,
    }),
  },
};

/** The actions get the rounds that are selected. Their keys act on them, too. */
export const Selected: Story = {
  tags: ['narrow'],
  args: {
    selectionActions: [
      { id: 'list', label: 'Add to list', keys: 'l', onPress: fn() },
      { id: 'compare', label: 'Compare', keys: 'c', onPress: fn() },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harborline, Series B' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kerbline, Seed' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await expect(args.selectionActions?.[1]?.onPress).toHaveBeenCalledWith({
      kind: 'rows',
      ids: rounds.slice(0, 2).map(({ id }) => id),
    });
  },
};

/** The caller keeps the selected rows, and learns of each change. */
export const SelectionKept: Story = {
  args: {
    selectionActions: [{ id: 'compare', label: 'Compare', onPress: fn() }],
    selectedRows: { kind: 'rows', ids: rounds.slice(0, 1).map(({ id }) => id) },
    onSelectedRowsChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Harborline, Series B' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kerbline, Seed' }));
    await expect(args.onSelectedRowsChange).toHaveBeenLastCalledWith({
      kind: 'rows',
      ids: rounds.slice(0, 2).map(({ id }) => id),
    });
  },
};

function Live(props: FundingTableProps) {
  const [state, setState] = useState(props.state);
  return <FundingTable {...props} state={state} onStateChange={setState} />;
}

/** Hides and restores a column with the list of columns, and changes the density. */
export const OwnColumns: Story = {
  tags: ['narrow'],
  args: {
    hasColumnTools: true,
    hasDensitySwitch: true,
    state: { ...first, hidden: ['investors', 'total_funding_usd', 'founded_on', 'employee_count', 'arrived_at'] },
  },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const columns = await canvas.findByRole('button', { name: 'Columns (6/11)' }, { timeout: 10_000 });
    await userEvent.click(columns);
    const chooser = await screen.findByRole('dialog', { name: 'Columns' });
    const investors = await within(chooser).findByRole('checkbox', { name: 'Investors' }, { timeout: 10_000 });
    await expect(investors).not.toBeChecked();
    await userEvent.click(investors);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Investors' })).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Columns/ })).toHaveFocus());
    const compact = canvas.queryByRole('button', { name: 'Compact' });
    if (compact) await userEvent.click(compact);
  },
};
