import { longestName } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildListedWatchlist as buildList, listedWatchlists as lists } from '../../testing/listedWatchlists.ts';
import { WatchlistLists, type WatchlistListsProps } from './WatchlistLists.tsx';
import type { WatchlistRenaming } from './WatchlistRow.tsx';

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

/** A controlled page. Renaming stays pending. */
function Kept(props: WatchlistListsProps) {
  const [state, setState] = useState(props.state);
  const [renaming, setRenaming] = useState<WatchlistRenaming | null>(null);
  return (
    <WatchlistLists
      {...props}
      state={state}
      onStateChange={setState}
      renaming={renaming}
      onRenamingChange={(id) => setRenaming(id === null ? null : { id })}
      onRename={(change) => {
        props.onRename(change);
        setRenaming({ id: change.id, isSaving: true });
      }}
    />
  );
}

const kept = { render: (args: WatchlistListsProps) => <Kept {...args} /> };

function namesIn(canvasElement: HTMLElement) {
  return within(canvasElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

export const Ready: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas, canvasElement }) => {
    const own = within(canvas.getByRole('list', { name: 'Personal' }));
    await expect(own.getAllByRole('link')).toHaveLength(5);
    await expect(namesIn(canvasElement).slice(0, 3)).toEqual(['Competitors', 'Local network', 'Everything we follow']);
    await expect(canvas.getByRole('link', { name: 'Competitors' })).toHaveAttribute(
      'href',
      '/research/watchlists/Competitors',
    );
    const first = canvas.getByRole('link', { name: 'Competitors' }).closest('li');
    await expect(first).toHaveTextContent('5 new2 rounds ($61.2M), 3 articles');
    await expect(first).toHaveTextContent(/9 companies\$188\.4M.* raised in 12 monthsUpdated today/);
    const people = within(own.getByRole('list', { name: 'People with access' }));
    await expect(people.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual([
      'ada@foresight.example',
      'grace@foresight.example',
      'theresa@foresight.example',
    ]);
    await expect(people.getByText('1 more')).toBeInTheDocument();
    const shared = within(canvas.getByRole('list', { name: 'Shared with you' }));
    await expect(shared.getByText('View only')).toBeVisible();
    await expect(shared.getByText('Longview Research')).toBeVisible();
  },
};

/** The title names the active account. */
export const Workspace: Story = {
  args: { workspace: 'Longview Research' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Longview Research' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Personal' })).toBeNull();
  },
};

export const Starred: Story = {
  play: async ({ args, canvas }) => {
    const star = canvas.getByRole('button', { name: 'Star Competitors' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Star Local network' }));
    await expect(args.onStarChange).toHaveBeenCalledWith({ id: 'Local network', isStarred: true });
  },
};

/** Searches and sorts the lists with the keyboard, and announces the number of matches. */
export const SearchedAndSorted: Story = {
  ...kept,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search watchlists' });
    field.focus();
    await userEvent.keyboard('AC');
    await expect(namesIn(canvasElement)).toEqual(['Acquisition targets']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 watchlist'));
    await userEvent.keyboard('{Escape}');
    await expect(namesIn(canvasElement)).toHaveLength(6);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'What’s new' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(namesIn(canvasElement)[0]).toBe('Everything we follow'));
  },
};

export const NoMatch: Story = {
  args: { state: { search: 'atlantis', sort: 'news' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No watchlists match “atlantis”.')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(args.onStateChange).toHaveBeenCalledWith({ search: '', sort: 'news' });
  },
};

/** Actions in a list's menu. */
export const Actions: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Competitors' }));
      return await screen.findAllByRole('menuitem');
    };
    const choose = async (name: string) => {
      await open();
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Make a copy');
    await expect(args.onCopy).toHaveBeenCalledWith(lists[0]);
    await choose('Merge lists');
    await expect(args.onMerge).toHaveBeenCalledWith(lists[0]);
    await choose('Share');
    await expect(args.onShare).toHaveBeenCalledWith(lists[0]);
    await choose('Delete');
    await expect(args.onDelete).toHaveBeenCalledWith(lists[0]);
    const items = await open();
    await expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'Rename',
      'Make a copy',
      'Merge lists',
      'Share',
      'Delete',
    ]);
  },
};

/** The menu of a read-only list has no editing actions. */
export const ReadOnlyActions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Climate map' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['Make a copy', 'Merge lists']);
  },
};

/** Renames with the keyboard. A pending request cannot be sent again. */
export const Renamed: Story = {
  ...kept,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions for Competitors' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Rivals{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith({ id: 'Competitors', name: 'Rivals' });
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Escape cancels renaming. */
export const RenameCancelled: Story = {
  args: { renaming: { id: 'Competitors' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Rivals{Escape}');
    await expect(args.onRenamingChange).toHaveBeenCalledWith(null);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const RenameFailed: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['WATCH-035'] },
  args: { renaming: { id: 'Competitors', failure: 'Failed to update Watchlist' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to update Watchlist')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Competitors');
  },
};

/** Explains watchlists and how to create one, from scratch or for a use case. */
export const Empty: Story = {
  tags: ['dark', 'narrow'],
  args: { lists: ready([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^No watchlists in Personal yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New watchlist' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: 'Acquisition Targets' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('targets');
  },
};

export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { lists: loading() },
};

export const Failed: Story = {
  parameters: { requirements: ['WATCH-035'] },
  args: { lists: failed('Failed to fetch watchlists') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to update Watchlist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { lists: failed('Failed to fetch watchlists', { last: lists }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Competitors' })).toBeVisible();
  },
};

export const Offline: Story = { args: { lists: failed('Failed to fetch watchlists', { offline: true }) } };

export const Stale: Story = { args: { lists: ready(lists, { stale: true }) } };

export const Partial: Story = { args: { lists: ready(lists, { partial: true }) } };

export const Denied: Story = { args: { lists: denied('signed-out') } };

/** Two hundred lists: the first few, and a button for the rest. */
export const Many: Story = {
  ...kept,
  args: {
    lists: ready(
      Array.from({ length: 200 }, (_, index) =>
        buildList({ name: `List ${index + 1}`, companyCount: (index * 37) % 500 }),
      ),
    ),
    state: { search: '', sort: 'name' },
  },
  play: async ({ canvas }) => {
    const items = () => within(canvas.getByRole('list', { name: 'Personal' })).getAllByRole('listitem');
    await expect(items()).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 200' }));
    await expect(items()).toHaveLength(200);
    await expect(items()[199]).toHaveTextContent('List 200');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search watchlists' }), '20');
    await expect(items().map((item) => within(item).getByRole('link').textContent)).toEqual([
      'List 20',
      'List 120',
      'List 200',
    ]);
  },
};

/** Renders names of any length and script as text. */
export const LongText: Story = {
  tags: ['narrow'],
  args: {
    lists: ready([
      buildList({ name: longestName, isPrivate: true }),
      buildList({ name: '<img src=x onerror="document.title=1">' }),
      buildList({
        name: 'Donaudampfschifffahrt'.repeat(9),
        isReadOnly: true,
        isShared: true,
        account: 'Longview Research and Daughters',
      }),
    ]),
  },
};
