import { longestName } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildListSummary } from '../../internal/watchlists/buildListSummary.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { ListTags } from './ListTags.tsx';

const longview = { id: 'account-1', name: 'Longview Research' };
const competitors = buildListSummary({ name: 'Competitors', hasCompany: true });
const local = buildListSummary({ name: 'Local Network', hasCompany: false, itemCount: 1 });
const climate = buildListSummary({ name: 'Climate map', account: longview, hasCompany: true });
const health = buildListSummary({ name: 'Health pipeline', account: longview, hasCompany: true, readOnly: true });
const seed = buildListSummary({ name: 'Seed deals', account: longview, hasCompany: false, readOnly: true });
const lists = [climate, health, competitors, local, seed];
const answer = (saved: WatchlistSaved) => fn(async (): Promise<WatchlistSaved> => saved);

const meta = {
  title: 'Research/ListTags',
  component: ListTags,
  args: {
    company: { id: 'company-1', name: 'Harborline' },
    lists: ready(lists),
    hrefOf: ({ id }) => `/research/watchlists/${id}`,
    onAdd: answer({ ok: true }),
    onCreate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListTags>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Harborline to a watchlist' }));
  const box = await screen.findByRole('combobox', { name: 'Add Harborline to a watchlist' });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['COMPANY-031', 'COMPANY-033'] },
  play: async ({ canvas }) => {
    const linksOf = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(linksOf('Personal')).toEqual([['Competitors', '/research/watchlists/list-Competitors']]);
    await expect(linksOf('Longview Research')).toEqual([['Climate map', '/research/watchlists/list-Climate map']]);
    await expect(linksOf('Longview Research, view only').map(([name]) => name)).toEqual(['Health pipeline']);
    await expect(canvas.queryByText('Local Network')).toBeNull();
    await expect(canvas.getByText('View only')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Removal: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Health pipeline' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Climate map' }));
    await expect(args.onRemove).toHaveBeenCalledWith(climate);
  },
};

export const Adding: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['COMPANY-032'] },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('local');
    await screen.findByRole('option', { name: /^Local Network/ });
    await expect(screen.queryByRole('option', { name: /^Competitors/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Added Harborline to Local Network.')).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledWith(local);
    await open(canvas);
    const groups = within(screen.getByRole('dialog')).getAllByRole('group');
    await expect(groups).toHaveLength(3);
  },
};

export const OpensSearch: Story = {
  args: { opensSearch: true },
  play: async ({ canvas, args }) => {
    const box = await screen.findByRole('combobox', { name: 'Add Harborline to a watchlist' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('local{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(local));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Competitors' })).toBeVisible();
  },
};

export const Creating: Story = {
  parameters: { requirements: ['COMPANY-032'] },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('Ports of the north');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Ports of the north”' }));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith('Ports of the north'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AlreadyThere: Story = {
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(await screen.findByRole('option', { name: /^Seed deals/ }));
    await expect(await canvas.findByText('You can view Seed deals but not edit it.')).toBeVisible();
    await open(canvas);
    await userEvent.click(await screen.findByRole('option', { name: /^Competitors/ }));
    await expect(await canvas.findByText('Harborline is already on Competitors.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NotAdded: Story = {
  args: { onAdd: answer({ ok: false, error: 'Failed to update watchlist' }) },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await screen.findByRole('option', { name: /^Local Network/ }));
    await expect(await canvas.findByText('Failed to update Watchlist')).toBeVisible();
  },
};

export const NotAddedForNow: Story = {
  args: { onAdd: answer({ ok: false, error: 'Failed to update Watchlist (try again in 2 minutes)' }) },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await screen.findByRole('option', { name: /^Local Network/ }));
    await expect(await canvas.findByText('Failed to update Watchlist (try again in 2 minutes)')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { lists: ready([local]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not on any of your watchlists')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Harborline to a watchlist' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { lists: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Stale: Story = { args: { lists: ready(lists, { stale: true }) } };

export const Failed: Story = {
  args: { lists: failed('Failed to fetch watchlists') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch watchlists')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { lists: failed('Failed to fetch watchlists', { last: lists }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Climate map' })).toBeVisible();
    await expect(canvas.getByText(/^Failed to fetch watchlists/)).toBeVisible();
  },
};

export const Denied: Story = {
  args: { lists: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    lists: ready([
      buildListSummary({ name: longestName, account: { id: 'account-9', name: longestName }, hasCompany: true }),
      buildListSummary({ name: `${longestName} 2`, account: longview, hasCompany: true, readOnly: true }),
    ]),
  },
};
