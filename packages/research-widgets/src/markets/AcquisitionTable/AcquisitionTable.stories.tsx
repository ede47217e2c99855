import { buildAcquisitionDeal, buildCompanyCard } from '@fs/fixtures';
import { denied, failed, loading, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AcquisitionTable, type AcquisitionTableProps } from './AcquisitionTable.tsx';
import { acquisitionFilters, acquisitionTableSearch, acquisitionTableState } from './acquisitionAddress.ts';

const acquisitions = [
  buildAcquisitionDeal(),
  buildAcquisitionDeal({
    acquired: buildCompanyCard({ name: 'Slipway Robotics' }),
    acquirer: buildCompanyCard({ name: 'Longshore Group' }),
    price: 58_000_000,
    currency: 'EUR',
    acquired_on: '2025-08-30',
  }),
  buildAcquisitionDeal({
    acquired: buildCompanyCard({ name: 'Tidewater' }),
    price: null,
    currency: null,
    total_funding_usd: null,
    market: null,
    location: null,
    acquired_on: '2019-01-02',
  }),
];

const first = acquisitionTableState({});

/** What the server finds by a part of the name. */
function found({ filters }: TableState) {
  const name = filters.acquired?.kind === 'text' ? filters.acquired.text : '';
  const rows = acquisitions.filter(({ acquired }) => acquired.name.includes(name));
  return ready({ rows, total: rows.length });
}

const meta = {
  title: 'Research/AcquisitionTable',
  component: AcquisitionTable,
  args: {
    acquisitions: found(first),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    marketHrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    placeHrefOf: (location) => `/companies/search?location=${encodeURIComponent(location)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof AcquisitionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live({ onStateChange, ...props }: AcquisitionTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <AcquisitionTable
      {...props}
      acquisitions={found(state)}
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
  parameters: { requirements: ['XDEAL-002'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      ...['Date', 'Company', 'Acquired by', 'Price', 'Total raised', 'Market', 'Location'],
    ]);
    const euros = canvas.getByRole('row', { name: /Slipway/ });
    const buyer = buildCompanyCard({ name: 'Longshore Group' });
    await expect(within(euros).getByRole('link', { name: 'Longshore Group' })).toHaveAttribute(
      'href',
      `/research/companies/${buyer.id}`,
    );
    await expect(within(euros).getByText('Aug 30, 2025')).toBeVisible();
    await expect(euros).toHaveTextContent('€58,000,000');
    await expect(within(euros).getByRole('link', { name: 'Logistics' })).toHaveAttribute('href', '/markets/logistics');
    const unknown = canvas.getByRole('row', { name: /Tidewater/ });
    await expect(within(unknown).getByText('Undisclosed')).toBeVisible();
  },
};

/** Filters by name. The filter and its address say the same. */
export const Filtered: Story = {
  args: { hasFilterBar: true },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by Company' }), 'Slip');
    await canvas.findByText('1 result', {}, { timeout: 10_000 });
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Slipway Robotics']);
    const state = acquisitionTableState({
      acquirer: 'Long',
      price: 'more_1000000',
      date: 'after_2024-01',
      sort: 'price_usd',
    });
    await expect(acquisitionFilters(state)).toEqual([
      { field: 'acquirer', op: 'contains', value: 'Long' },
      { field: 'acquired_on', op: '>', value: '2024-01' },
      { field: 'price_usd', op: '>', value: 1_000_000 },
    ]);
    await expect(acquisitionTableSearch(state)).toEqual({
      acquirer: 'Long',
      price: 'more_1000000',
      date: 'after_2024-01',
      sort: 'price_usd',
    });
  },
};

export const NoMatch: Story = {
  args: {
    state: acquisitionTableState({ company: 'zzz' }),
    acquisitions: ready({ rows: [], total: 0 }),
    hasFilterBar: true,
  },
};

export const Loading: Story = { tags: ['narrow'], args: { acquisitions: loading() } };

export const Empty: Story = { args: { acquisitions: ready({ rows: [], total: 0 }) } };

export const Stale: Story = { args: { acquisitions: ready({ rows: acquisitions, total: 3 }, { stale: true }) } };

export const Failed: Story = {
  args: { acquisitions: failed('Failed to search for acquisitions') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { acquisitions: failed('Failed to search for acquisitions', { last: { rows: acquisitions, total: 3 } }) },
};

export const Denied: Story = { args: { acquisitions: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    acquisitions: ready({
      rows: [buildAcquisitionDeal({ acquired: buildCompanyCard({ name: 'Infrastructure'.repeat(14) }) })],
      total: 1,
    }),
  },
};
