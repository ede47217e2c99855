import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { listedWatchlists as lists } from '../../testing/listedWatchlists.ts';
import { WatchlistLists } from './WatchlistLists.tsx';

/** The plan's limit, and several lists at once. */
const meta = {
  title: 'Research/WatchlistLists',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistLists,
  args: {
    lists: ready(lists),
    workspace: null,
    state: { search: '', sort: 'news' },
    onStateChange: fn(),
    hrefOf: ({ id }) => `/research/watchlists/${encodeURIComponent(id)}`,
    renaming: null,
    onRenamingChange: fn(),
    onCreate: fn(),
    onManagePlans: fn(),
    onStarChange: fn(),
    onRename: fn(),
    onCopy: fn(),
    onMerge: fn(),
    onShare: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistLists>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usage: Story = {
  args: { usage: { limit: 8, current: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re using 6 of 8 watchlists.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Manage Plans' })).toBeNull();
  },
};

/** States the reached limit with what to do. */
export const AtTheLimit: Story = {
  tags: ['dark', 'narrow'],
  args: { usage: { limit: 6, current: 6 } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('You’re using 6 of 6 watchlists. To create another, delete one or upgrade.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Plans' }));
    await expect(args.onManagePlans).toHaveBeenCalledOnce();
  },
};

/** What was deleted a short while ago, alone and together. */
export const RecentlyDeleted: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    deleted: [
      { lists: [{ id: 'one', name: 'Climate map' }], restorableUntil: '2026-11-22T09:14:00.000Z' },
      {
        lists: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `List ${id}` })),
        restorableUntil: '2026-11-22T09:12:00.000Z',
      },
    ],
    onRestore: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Climate map was deleted\. You can restore it until \d{1,2}:\d{2}.[AP]M\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^4 watchlists were deleted\. You can restore them until /)).toBeVisible();
    canvas.getByRole('button', { name: 'Restore Climate map' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(['one']);
  },
};

const bulk = { onFollowChange: fn(), onMailChange: fn(), onMerge: fn(), onDelete: fn() };

/** Selects lists with the keyboard and follows, merges or deletes them, or turns their emails on. */
export const SeveralLists: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XWATCH-006', 'XWATCH-008'] },
  args: { bulk },
  play: async ({ canvas }) => {
    const select = async (name: string) => {
      canvas.getByRole('checkbox', { name: `Select ${name}` }).focus();
      await userEvent.keyboard(' ');
    };
    await select('Competitors');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Merge lists' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow' }));
    await expect(bulk.onFollowChange).toHaveBeenCalledWith([lists[0]], false);
    await expect(canvas.queryByText('1 selected')).toBeNull();
    await select('Competitors');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop emails' }));
    await expect(bulk.onMailChange).toHaveBeenCalledWith([lists[0]], false);
    await select('Competitors');
    await select('Local network');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me' }));
    await expect(bulk.onMailChange).toHaveBeenCalledWith([lists[0], lists[1]], true);
    await select('Competitors');
    await select('Local network');
    await userEvent.click(canvas.getByRole('button', { name: 'Merge lists' }));
    await expect(bulk.onMerge).toHaveBeenCalledWith([lists[0], lists[1]]);
    await select('Climate map');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await select('Competitors');
    await select('Local network');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(bulk.onDelete).toHaveBeenCalledWith([lists[0], lists[1]]);
    await select('Competitors');
    await select('Local network');
  },
};
