import { buildCompanyCard, buildPersonSearchResult } from '@fs/fixtures';
import { denied, failed, loading, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonTable, type PersonTableProps } from './PersonTable.tsx';
import { personFilters, personSort, personTableSearch, personTableState } from './personAddress.ts';

const people = [
  buildPersonSearchResult(),
  buildPersonSearchResult({
    id: 'ana-too',
    title: 'Head of engineering',
    active: false,
    organization: buildCompanyCard({ name: 'Slipway Robotics' }),
  }),
  buildPersonSearchResult({
    id: 'jamal',
    first_name: 'جمال',
    last_name: 'الحسن',
    title: null,
    active: false,
    organization: null,
    total_funding_usd: null,
    location: null,
  }),
];

const first = personTableState({});

/** What the server finds by a part of the company's name. */
function found({ filters }: TableState) {
  const name = filters.organization?.kind === 'text' ? filters.organization.text : '';
  const rows = people.filter(({ organization }) => (organization?.name ?? '').includes(name));
  return ready({ rows, total: rows.length });
}

const meta = {
  title: 'Research/PersonTable',
  component: PersonTable,
  args: {
    people: found(first),
    state: first,
    onStateChange: fn(),
    hrefOf: ({ id }) => `/people/${id}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    placeHrefOf: (location) => `/companies/search?location=${encodeURIComponent(location)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof PersonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live({ onStateChange, ...props }: PersonTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <PersonTable
      {...props}
      people={found(state)}
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
  parameters: { requirements: ['XPERSON-010'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Title', 'Company', 'Total raised', 'Location']);
    const former = canvas.getByRole('row', { name: /Slipway/ });
    await expect(within(former).getByRole('link', { name: 'Ana Sousa' })).toHaveAttribute('href', '/people/ana-too');
    await expect(within(former).getByText('Head of engineering (former)')).toBeVisible();
    const company = buildCompanyCard({ name: 'Slipway Robotics' });
    await expect(within(former).getByRole('link', { name: 'Slipway Robotics' })).toHaveAttribute(
      'href',
      `/research/companies/${company.id}`,
    );
    const alone = canvas.getByRole('row', { name: /جمال/ });
    await expect(within(alone).getAllByText('—')).toHaveLength(4);
  },
};

/** Filters by company. The filter and its address say the same. */
export const Filtered: Story = {
  args: { hasFilterBar: true },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by Company' }), 'Slip');
    await canvas.findByText('1 result', {}, { timeout: 10_000 });
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ana Sousa']);
    const search = { name: 'ana', company: 'Slip', location: 'Rotterdam', sort: 'total_funding_usd' };
    const state = personTableState(search);
    await expect(personFilters(state)).toEqual([
      { field: 'name', op: 'contains', value: 'ana' },
      { field: 'organization', op: 'contains', value: 'Slip' },
      { field: 'location', op: 'contains', value: 'Rotterdam' },
    ]);
    await expect(personSort(state)).toEqual([{ field: 'total_funding_usd', dir: 'desc' }]);
    await expect(personTableSearch(state)).toEqual(search);
  },
};

export const NoMatch: Story = {
  args: { state: personTableState({ name: 'zzz' }), people: ready({ rows: [], total: 0 }), hasFilterBar: true },
};

export const Loading: Story = { tags: ['narrow'], args: { people: loading() } };

export const Empty: Story = { args: { people: ready({ rows: [], total: 0 }) } };

export const Stale: Story = { args: { people: ready({ rows: people, total: 3 }, { stale: true }) } };

export const Failed: Story = {
  args: { people: failed('Failed to search for people') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { people: failed('Failed to search for people', { last: { rows: people, total: 3 } }) },
};

export const Denied: Story = { args: { people: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    people: ready({ rows: [buildPersonSearchResult({ first_name: 'Maximiliana'.repeat(14) })], total: 1 }),
  },
};
