import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { denied, failed, type Loadable, loading, overLimit, ready } from '../../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from '../../testing/harbors.tsx';
import { firstHarbors, harborArgs, namesIn } from '../../testing/harborTable.ts';
import { HarborTable } from '../../testing/LiveHarbors.tsx';
import type { TablePage } from './model/tablePage.ts';
import { tableRows } from './model/tableRows.ts';

const meta = {
  title: 'Components/Table/States',
  component: HarborTable,
  args: harborArgs,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Skeleton rows are as high as the loaded ones, so that the layout below does not shift. */
export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { rows: loading() },
  render: (args) => {
    const [rows, setRows] = useState<Loadable<TablePage<Harbor>>>(args.rows);
    return (
      <Stack>
        <HarborTable {...args} rows={rows} />
        <Button onPress={() => setRows(ready(tableRows(harbors, firstHarbors, harborColumns)))}>Arrive</Button>
        <Button onPress={() => setRows(loading())}>Leave</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.querySelectorAll('tbody > tr')).toHaveLength(5);
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    const before = arrive.getBoundingClientRect().top;
    await userEvent.click(arrive);
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(arrive.getBoundingClientRect().top).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  },
};

/** While newer rows load, the current ones stay usable. */
export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(namesIn(canvas)).toHaveLength(8);
  },
};

export const Empty: Story = {
  tags: ['narrow'],
  args: {
    rows: ready({ rows: [], total: 0 }),
    empty: <EmptyState message="No harbors yet." action={<Button>Add a harbor</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a harbor' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['narrow'],
  args: { rows: failed('Failed to search for harbors'), hasFilterBar: true, onRetry: fn() },
  beforeEach: async () => {
    await import('./toolbar/TableToolbar.tsx');
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to search for harbors');
    // Nothing looks as if it were still loading, such as the number of rows.
    await waitFor(() => expect(canvasElement.querySelector('span[aria-hidden="true"]:empty')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: {
    rows: failed('Failed to search for harbors', { last: tableRows(harbors, firstHarbors, harborColumns) }),
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing the last version/)).toBeVisible();
    await expect(namesIn(canvas)).toHaveLength(8);
  },
};

export const Stale: Story = {
  args: { rows: ready(tableRows(harbors, firstHarbors, harborColumns), { stale: true }) },
};

export const Partial: Story = {
  args: { rows: ready(tableRows(harbors, firstHarbors, harborColumns), { partial: true }) },
};

/** The rows are there, their number is not: nothing claims one, and the pager leads on as far as it is known. */
export const Uncounted: Story = {
  tags: ['narrow'],
  args: {
    rows: ready({ rows: harbors.slice(0, 8), total: undefined }, { partial: true }),
    hasFilterBar: true,
    onRetry: fn(),
  },
  beforeEach: async () => {
    await import('./toolbar/TableToolbar.tsx');
  },
  play: async ({ args, canvas }) => {
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(canvas.queryByText(/results?$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onStateChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { rows: denied('withheld', { message: 'Upgrade your plan to see this.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upgrade your plan to see this.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const OverLimit: Story = {
  args: { rows: overLimit({ message: 'These are more harbors than we can show.', limit: 500, current: 600 }) },
};
