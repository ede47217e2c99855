import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstSteps } from './FirstSteps.tsx';

const markets = ['Battery Storage', 'Cloud Security', 'EV Charging'].map((name) => ({ id: name, name }));

const meta = {
  title: 'Research/FirstSteps',
  component: FirstSteps,
  args: {
    markets: ready(markets),
    onCreate: fn(),
    created: null,
    listHrefOf: ({ id }) => `/research/watchlists/${id}`,
    feedHref: '/research/feed',
    onRetry: fn(),
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Start: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(steps).toEqual(['Choose markets', 'Copy a ready list', 'See your feed']);
    await expect(canvas.getByRole('button', { name: 'Create list' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Battery Storage', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'EV Charging', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create list for 2 markets' }));
    await expect(args.onCreate).toHaveBeenCalledWith([markets[0], markets[2]]);
    await expect(canvas.getByRole('link', { name: 'See your feed' })).toHaveAttribute('href', '/research/feed');
  },
};

export const Creating: Story = {
  args: { isCreating: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cloud Security' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Create list for 1 market/ }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Created: Story = {
  args: { created: { id: 'list', name: 'Battery Storage', companyCount: 18 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('“Battery Storage” created with 18 companies.');
    await expect(canvas.getByRole('link', { name: 'Open list' })).toHaveAttribute('href', '/research/watchlists/list');
    await expect(canvas.queryByRole('button', { name: /^Create list/ })).toBeNull();
  },
};

export const NotCreated: Story = {
  args: { failure: 'Failed to create Watchlist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to create Watchlist')).toBeVisible();
  },
};

export const Loading: Story = { args: { markets: loading() } };

export const Failed: Story = {
  args: { markets: failed('Failed to fetch markets') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    markets: ready([{ id: 'long', name: longestName }]),
    created: { id: 'l', name: longestName, companyCount: 1 },
  },
};
