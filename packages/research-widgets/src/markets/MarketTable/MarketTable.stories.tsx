import { buildMarketWithFigures } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
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
  }),
);

const first = marketTableState({});

const meta = {
  title: 'Research/MarketTable',
  component: MarketTable,
  args: {
    markets: ready(markets),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketTable>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(props: MarketTableProps) {
  const [state, setState] = useState(props.state);
  return <MarketTable {...props} state={state} onStateChange={setState} />;
}

function namesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['MARKET-001', 'MARKET-003', 'MARKET-004'] },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toHaveLength(10);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'No. Of Companies', 'Total Funding']);
    const row = canvas.getByRole('row', { name: /Big Data/ });
    await expect(within(row).getByRole('link', { name: 'Big Data' })).toHaveAttribute('href', '/markets/big-data');
    await expect(within(row).getByText('977')).toBeVisible();
    await expect(within(row).getByText('$7.3B')).toBeVisible();
  },
};

/** Sorts amounts in descending order first, across pages. */
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

export const Empty: Story = { args: { markets: ready([]) } };

export const Stale: Story = { args: { markets: ready(markets, { stale: true }) } };

export const Failed: Story = {
  args: { markets: failed('Failed to search for categories') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { markets: failed('Failed to search for categories', { last: markets }) },
};

export const Denied: Story = { args: { markets: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: { markets: ready([buildMarketWithFigures({ name: 'Infrastructure'.repeat(14) })]) },
};

/** Sorts by one column and then another, each with its menu. */
export const OwnColumns: Story = {
  args: { hasColumnTools: true, state: marketTableState({ sort: 'companyCount~asc' }) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Columns' }, { timeout: 10_000 });
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
