import { buildMarketWithFigures } from '@fs/fixtures';
import { denied, failed, loading, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MarketTable, type MarketTableProps } from './MarketTable.tsx';
import { marketTableState } from './marketAddress.ts';

const names =
  'Analytics,Big Data,Biotech,Cold Chain,Drones,Energy,Games,Health,Logistics,Ports,Rail Freight,Robotics'.split(',');

const markets = names.map((name, index) =>
  buildMarketWithFigures({
    name,
    companyCount: (index * 977) % 4000,
    totalFunding: (index * 7_349_000_123) % 48_000_000_000,
    raised_12m_usd: (index * 349_000_123) % 1_700_000_000,
    change_12m: index % 4 === 3 ? null : ((index * 7) % 30) / 10 - 0.96,
    rounds_12m: (index * 5) % 37,
  }),
);

const first = marketTableState({});

/** One page as the server sorts and cuts it. */
function pageOf({ sort, page, pageSize }: TableState) {
  const [by] = sort;
  const rows = [...markets];
  if (by?.column === 'companyCount') {
    rows.sort((a, b) => (a.companyCount - b.companyCount) * (by.direction === 'ascending' ? 1 : -1));
  }
  return ready({ rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length });
}

const meta = {
  title: 'Research/MarketTable',
  component: MarketTable,
  args: {
    markets: pageOf(first),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketTable>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(props: MarketTableProps) {
  const [state, setState] = useState(props.state);
  return <MarketTable {...props} markets={pageOf(state)} state={state} onStateChange={setState} />;
}

function namesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['MARKET-001', 'MARKET-003', 'MARKET-004', 'XMARKET-006'] },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toHaveLength(10);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Name',
      'No. Of Companies',
      'Total Funding',
      'Raised 12 months',
      'Change',
      'Rounds',
      'By year',
      'Newest round',
    ]);
    const row = canvas.getByRole('row', { name: /Big Data/ });
    await expect(within(row).getByRole('link', { name: 'Big Data' })).toHaveAttribute('href', '/markets/big-data');
    await expect(within(row).getByText('977')).toBeVisible();
    await expect(within(row).getByText('$7.3B')).toBeVisible();
    await expect(within(row).getByText('$349.0M')).toBeVisible();
    await expect(within(row).getByText('-26%')).toBeVisible();
    await expect(
      within(row).getByRole('img', { name: /^Raised by year: 2022 \$31\.0M, .*2026 to date \$88\.0M$/ }),
    ).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Harborline' })).toBeVisible();
    await expect(within(row).getByText(/Nov 12, 2026/)).toBeVisible();
  },
};

/** Sorts amounts in descending order first. */
export const SortedAndTurned: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No. Of Companies' }));
    await expect(canvas.getByRole('columnheader', { name: 'No. Of Companies' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(namesIn(canvas)[0]).toBe('Drones');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(namesIn(canvas)).toHaveLength(2);
  },
};

export const Loading: Story = { tags: ['narrow'], args: { markets: loading() } };

export const Empty: Story = { args: { markets: ready({ rows: [], total: 0 }) } };

export const Stale: Story = {
  args: { markets: ready({ rows: markets.slice(0, 10), total: markets.length }, { stale: true }) },
};

export const Failed: Story = {
  args: { markets: failed('Failed to search for categories') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: {
    markets: failed('Failed to search for categories', { last: { rows: markets.slice(0, 10), total: markets.length } }),
  },
};

export const Denied: Story = { args: { markets: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: { markets: ready({ rows: [buildMarketWithFigures({ name: 'Infrastructure'.repeat(14) })], total: 1 }) },
};

/** Sorts by one column and then another, each with its menu. */
export const OwnColumns: Story = {
  args: { hasColumnTools: true, state: marketTableState({ sort: 'companyCount~asc' }) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Columns' }, { timeout: 10_000 });
    for (const header of canvas.getAllByRole('columnheader')) {
      const name = within(header).getByText(header.getAttribute('aria-label') ?? '');
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Name options' }));
    const panel = await screen.findByRole('dialog', { name: 'Name options' });
    await userEvent.click(
      await within(panel).findByRole('button', { name: 'Then sort descending' }, { timeout: 10_000 }),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
        /^Sorted by .+, ascending, then by Name, descending$/,
      ),
    );
  },
};

/** Optional columns, of which the top investor is for signed-in users. */
export const OptionalColumns: Story = {
  args: { hasColumnTools: true, hasInvestors: true },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }, { timeout: 10_000 }));
    for (const name of ['Sector', 'Median round', 'Top investor']) {
      await userEvent.click(await screen.findByRole('checkbox', { name }, { timeout: 10_000 }));
    }
    await userEvent.keyboard('{Escape}');
    const row = canvas.getByRole('row', { name: /Big Data/ });
    await expect(within(row).getByText('Industry & Logistics')).toBeInTheDocument();
    await expect(within(row).getByText('$9.5M')).toBeInTheDocument();
    await expect(within(row).getByRole('link', { name: 'Quiet Harbor Capital' })).toBeInTheDocument();
  },
};
