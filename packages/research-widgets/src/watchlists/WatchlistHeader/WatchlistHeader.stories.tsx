import { longestName } from '@fs/fixtures';
import { Button, Drawer, denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WatchlistFacts } from './WatchlistFacts.ts';
import { WatchlistHeader, type WatchlistHeaderProps } from './WatchlistHeader.tsx';

const facts: WatchlistFacts = {
  id: 'competitors',
  name: 'Competitors',
  description: 'Who else moves freight in Europe.',
  account: null,
  isPrivate: true,
  owner: null,
  people: [
    { id: 'ada@foresight.example', name: 'ada@foresight.example' },
    { id: 'grace@foresight.example', name: 'grace@foresight.example' },
  ],
  isReadOnly: false,
  canDelete: true,
  companyCount: 24,
  updatedAt: '2026-11-20T08:10:00Z',
  dataAt: '2026-11-19T22:00:00Z',
  isGathering: false,
  isStarred: true,
  isFollowed: true,
};

const shared: WatchlistFacts = {
  ...facts,
  name: 'Climate map',
  description: '',
  owner: 'Ana Keller',
  people: [{ id: 'ana', name: 'Ana Keller' }],
  isPrivate: false,
  isReadOnly: true,
  canDelete: false,
  isStarred: false,
  isFollowed: false,
};

const meta = {
  title: 'Research/WatchlistHeader',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistHeader,
  args: {
    facts: ready(facts),
    listsHref: '/research/watchlists',
    naming: null,
    onNamingChange: fn(),
    onRename: fn(),
    onStarChange: fn(),
    onAdd: fn(),
    onShare: fn(),
    onFollowChange: fn(),
    onSettings: fn(),
    onRefresh: fn(),
    onCopy: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A header with controlled renaming. */
function Named(props: WatchlistHeaderProps) {
  const [isNaming, setNaming] = useState(false);
  return <WatchlistHeader {...props} naming={isNaming ? {} : null} onNamingChange={setNaming} />;
}

export const Ready: Story = {
  parameters: { requirements: ['XFEED-008'] },
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Competitors' })).toBeVisible();
    await expect(canvas.getByText('24 companies')).toBeVisible();
    await expect(canvas.getByText('Personal')).toBeVisible();
    await expect(canvas.getByText('Owned by you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Star Competitors' }));
    await expect(args.onStarChange).toHaveBeenCalledWith(false);
    // The word tells the state, so the button is not announced as pressed, too.
    await expect(canvas.getByRole('button', { name: 'Following' })).not.toHaveAttribute('aria-pressed');
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(args.onFollowChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Add companies' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** Users with view access see no editing actions, and a line that says so. */
export const ReadOnly: Story = {
  tags: ['dark', 'narrow'],
  args: { facts: ready(shared) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view this list. Ask Ana Keller for edit access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveTextContent(/^Follow$/);
    await expect(canvas.queryByRole('button', { name: 'Add companies' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'Notifications',
      'Refresh data',
      'Make a copy',
      'Merge lists',
    ]);
  },
};

/** Nobody can change it, so nobody is asked for the right to. */
export const Locked: Story = {
  args: { facts: ready({ ...shared, owner: null, account: 'Longview Research', lock: 'inactive' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The plan of this list’s workspace has ended. The list is read-only until an owner renews it.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Ask its owner/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
  },
};

/** Beyond the plan’s limit, its owner chooses which lists stay open. */
export const BeyondPlan: Story = {
  tags: ['narrow'],
  args: {
    facts: ready({ ...shared, owner: null, account: null, lock: 'over-limit' }),
    unlockHref: '/workspaces/personal',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose which lists stay open' });
    await expect(link).toHaveAttribute('href', '/workspaces/personal');
  },
};

export const OfAccount: Story = {
  args: { facts: ready({ ...facts, account: 'Longview Research', owner: 'Ana Keller', isPrivate: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Longview Research')).toBeVisible();
    await expect(canvas.getByText('Owned by Ana Keller')).toBeVisible();
  },
};

/** A member edits a list that someone else owns. Deleting is for its owner and admins, and for owners of the account. */
export const NotDeletable: Story = {
  args: {
    facts: ready({ ...facts, account: 'Longview Research', owner: 'Ana Keller', isPrivate: false, canDelete: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Merge lists' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

/** All other actions, with the keyboard. */
export const MoreActions: Story = {
  play: async ({ args, canvas }) => {
    const choose = async (name: string) => {
      canvas.getByRole('button', { name: 'More actions' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menuitem', { name });
      await userEvent.keyboard(`${name}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Notifications');
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await choose('Make a copy');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await choose('Merge lists');
    await expect(args.onMerge).toHaveBeenCalledOnce();
    await choose('Delete');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus();
  },
};

/** Renames in place with the keyboard. */
export const Renamed: Story = {
  render: (args) => <Named {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Rename' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Rivals{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Rivals');
  },
};

/** Escape cancels renaming. */
export const RenameCancelled: Story = {
  args: { naming: {} },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Competitors' })).toBeInTheDocument();
    await userEvent.keyboard('Rivals{Escape}');
    await expect(args.onNamingChange).toHaveBeenCalledWith(false);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

/** After a conflict the input and the error stay. */
export const RenameRefused: Story = {
  tags: ['narrow'],
  args: { naming: { failure: 'Failed to update Watchlist. Someone else renamed it meanwhile.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Failed to update Watchlist/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Competitors');
  },
};

export const Refreshing: Story = {
  args: { facts: ready({ ...facts, isGathering: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Refreshing data…');
  },
};

export const Changed: Story = {
  tags: ['narrow'],
  args: { onShowChanges: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show changes' }));
    await expect(args.onShowChanges).toHaveBeenCalledOnce();
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

/** No such list, or no access. The page does not reveal which. */
export const Unknown: Story = {
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This watchlist doesn’t exist or isn’t shared with you.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Watchlist not found');
    await expect(canvas.getByRole('link', { name: 'All watchlists' })).toBeVisible();
  },
};

/** Deleted elsewhere while a dialog is open here. */
export const Gone: Story = {
  args: { facts: ready(facts) },
  render: function Render(args) {
    const [isGone, setGone] = useState(false);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <WatchlistHeader
          {...args}
          {...(isGone && { isUnknown: true, facts: failed('Failed to fetch Watchlist', { last: facts }) })}
          onAdd={() => setOpen(true)}
        />
        <Drawer
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Add companies"
          footer={<Button onPress={() => setGone(true)}>Delete elsewhere</Button>}
        >
          Companies
        </Drawer>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add companies' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add companies' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete elsewhere' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText('This watchlist was deleted, or it isn’t shared with you anymore.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('heading', { level: 1 })));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Failed: Story = {
  parameters: { requirements: ['WATCH-035'] },
  args: { facts: failed('Failed to fetch Watchlist') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to update Watchlist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = { args: { facts: failed('Failed to fetch Watchlist', { last: facts }) } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Denied: Story = { args: { facts: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: { facts: ready({ ...facts, name: longestName, account: 'Longview '.repeat(20), description: longestName }) },
};
