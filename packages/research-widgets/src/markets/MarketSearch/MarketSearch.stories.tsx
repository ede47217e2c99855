import { buildMarketWithFigures } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { marketTableState } from '../MarketTable/marketAddress.ts';
import { MarketSearch, type MarketSearchProps } from './MarketSearch.tsx';

const rows = ['Battery Storage', 'Cloud Security', 'Pet Care'].map((name) => buildMarketWithFigures({ name }));

const meta = {
  title: 'Research/MarketSearch',
  component: MarketSearch,
  args: {
    query: '',
    onQueryChange: fn(),
    markets: ready({ rows, total: 3 }),
    state: marketTableState({}),
    onStateChange: fn(),
    hrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MarketSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(props: MarketSearchProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <MarketSearch
      {...props}
      query={query}
      onQueryChange={(text) => {
        props.onQueryChange(text);
        setQuery(text);
      }}
    />
  );
}

export const Ready: Story = {
  tags: ['narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByText('Disclosed rounds, US dollars. 12 months to Nov 20, 2026.')).toBeVisible();
  },
};

export const Searched: Story = {
  render: (args) => <Live {...args} />,
  args: { children: <p>Featured</p> },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search markets' });
    await expect(canvas.getByText('Featured')).toBeVisible();
    await userEvent.type(field, ' batt');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('batt'), { timeout: 30_000 });
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await expect(field).toHaveValue(' batt');
    await userEvent.type(field, 'ery{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('battery');
    await userEvent.clear(field);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};

export const TooShort: Story = {
  tags: ['rtl'],
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search markets' });
    await userEvent.type(field, 'ba{Enter}');
    await expect(field).toHaveAccessibleDescription('Type at least 3 characters to search.');
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await userEvent.type(field, 't{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await expect(args.onQueryChange).toHaveBeenCalledWith('bat');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '{Backspace}{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveAccessibleDescription('Type at least 3 characters to search.');
  },
};

export const NoMatch: Story = {
  tags: ['dark'],
  args: {
    query: 'fusion',
    markets: ready({ rows: [], total: 0 }),
    closest: [{ id: 'tc3-grid-software', name: 'Grid Software' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No market is called “fusion”.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grid Software' })).toHaveAttribute('href', '/markets/grid-software');
  },
};

export const Loading: Story = { args: { markets: loading() } };

export const Failed: Story = {
  args: { markets: failed('Failed to search for categories') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { query: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), markets: ready({ rows: [], total: 0 }) },
};
