import { buildAngel, buildCompanyCard, buildInvestingFirm, buildInvestor, buildInvestorFigures } from '@fs/fixtures';
import { denied, failed, loading, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvestorTable, type InvestorTableProps } from './InvestorTable.tsx';
import { investorFilters, investorTableSearch, investorTableState } from './investorAddress.ts';

const investors = [
  buildInvestorFigures(),
  buildInvestorFigures({
    investor: buildInvestingFirm('Cedar & Palm Capital'),
    rounds_12m: 3,
    rounds: 40,
    markets: [],
  }),
  buildInvestorFigures({ investor: buildAngel(), rounds_12m: 2, rounds: 2, rounds_led: 0, companies: 2 }),
  buildInvestorFigures({
    investor: buildInvestor({ name: 'Norrsken Partners' }),
    rounds_12m: 0,
    rounds: 1_204,
    last_round: null,
  }),
];

const first = investorTableState({});

/** What the server finds by a part of the name. */
function found({ filters }: TableState) {
  const name = filters.name?.kind === 'text' ? filters.name.text : '';
  const rows = investors.filter(({ investor }) => investor.name.includes(name));
  return ready({ rows, total: rows.length });
}

const meta = {
  title: 'Research/InvestorTable',
  component: InvestorTable,
  args: {
    investors: found(first),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    investorHrefOf: ({ name }) => `/companies/search/funding?investor=${encodeURIComponent(name)}`,
    marketHrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof InvestorTable>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live({ onStateChange, ...props }: InvestorTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <InvestorTable
      {...props}
      investors={found(state)}
      state={state}
      onStateChange={(update) => {
        setState(update);
        onStateChange(update);
      }}
    />
  );
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XINVESTOR-004'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      ...['Name', 'Rounds 12 months', 'All rounds', 'Rounds led', 'Companies', 'Markets', 'Last deal'],
    ]);
    const firm = canvas.getByRole('row', { name: /Cedar/ });
    const { organization } = buildInvestingFirm('Cedar & Palm Capital');
    await expect(within(firm).getByRole('link', { name: 'Cedar & Palm Capital' })).toHaveAttribute(
      'href',
      `/research/companies/${organization?.id}`,
    );
    await expect(within(firm).getByText('40')).toBeVisible();
    await expect(within(firm).getByRole('link', { name: 'Harborline' })).toHaveAttribute(
      'href',
      `/research/companies/${buildCompanyCard().id}`,
    );
    const angel = canvas.getByRole('row', { name: /Femke/ });
    await expect(within(angel).getByRole('link', { name: 'Femke Hoekstra' })).toHaveAttribute(
      'href',
      `/people/${buildAngel().person?.id}`,
    );
    await expect(within(angel).getByRole('link', { name: 'Logistics' })).toHaveAttribute('href', '/markets/logistics');
    await expect(canvas.getByRole('link', { name: 'Norrsken Partners' })).toHaveAttribute(
      'href',
      '/companies/search/funding?investor=Norrsken%20Partners',
    );
  },
};

/** Filters by name. The filter and its address say the same. */
export const Filtered: Story = {
  args: { hasFilterBar: true },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by Name' }), 'Palm');
    await canvas.findByText('1 result', {}, { timeout: 10_000 });
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Cedar & Palm Capital']);
    const state = investorTableState({ name: 'Palm', recent: 'more_2', date: 'after_2026-01', sort: 'rounds' });
    await expect(investorFilters(state)).toEqual([
      { field: 'name', op: 'contains', value: 'Palm' },
      { field: 'rounds_12m', op: '>', value: 2 },
      { field: 'last_on', op: '>', value: '2026-01' },
    ]);
    await expect(investorTableSearch(state)).toEqual({
      name: 'Palm',
      recent: 'more_2',
      date: 'after_2026-01',
      sort: 'rounds',
    });
  },
};

export const NoMatch: Story = {
  args: { state: investorTableState({ name: 'zzz' }), investors: ready({ rows: [], total: 0 }), hasFilterBar: true },
};

export const Loading: Story = { tags: ['narrow'], args: { investors: loading() } };

export const Empty: Story = { args: { investors: ready({ rows: [], total: 0 }) } };

export const Stale: Story = { args: { investors: ready({ rows: investors, total: 4 }, { stale: true }) } };

export const Failed: Story = {
  args: { investors: failed('Failed to search for investors') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { investors: failed('Failed to search for investors', { last: { rows: investors, total: 4 } }) },
};

export const Denied: Story = { args: { investors: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    investors: ready({
      rows: [buildInvestorFigures({ investor: buildInvestor({ name: 'Infrastructure'.repeat(14) }) })],
      total: 1,
    }),
  },
};
