import { longestName } from '@fs/fixtures';
import { failed, loading, ready, type Toast } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildListSummary } from '../../internal/watchlists/buildListSummary.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { WatchlistMerge, type WatchlistMergeRequest } from './WatchlistMerge.tsx';

const longview = { id: 'account-1', name: 'Longview Research' };
const competitors = buildListSummary({ name: 'Competitors', itemCount: 9 });
const partners = buildListSummary({ name: 'Strategic partners', itemCount: 7 });
const climate = buildListSummary({ name: 'Climate map', account: longview, account_privacy: 'PUBLIC', itemCount: 24 });
const lists = [competitors, partners, climate];
const answer = (saved: WatchlistSaved) => fn(async (_: WatchlistMergeRequest): Promise<WatchlistSaved> => saved);

const meta = {
  title: 'Research/WatchlistMerge',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistMerge,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    lists,
    chosenIds: [competitors.id, climate.id],
    onChosenChange: fn(),
    preview: ready({ itemCount: 30, duplicates: 3 }),
    onRetryPreview: fn(),
    accounts: [longview],
    accountID: longview.id,
    onMerge: answer({ ok: true }),
    onNotice: fn<(notice: Toast) => void>(),
    onManagePlans: fn(),
  },
} satisfies Meta<typeof WatchlistMerge>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const opened = () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Merge watchlists' })).toHaveFocus());
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function choose(workspace: string) {
  await userEvent.click(button(/Workspace/));
  await userEvent.click(await screen.findByRole('option', { name: workspace }));
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await opened();
    await seen('30 companies');
    await seen('3 duplicates removed');
    await userEvent.click(button('Remove Climate map'));
    await expect(args.onChosenChange).toHaveBeenCalledWith([competitors.id]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Who else moves freight ');
    await userEvent.click(button('Merge'));
    await expect(args.onMerge).toHaveBeenCalledWith({
      listIds: [competitors.id, climate.id],
      name: 'Who else moves freight',
      accountID: longview.id,
    });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

export const TooFew: Story = {
  args: { chosenIds: [competitors.id], preview: null },
  play: async () => {
    await opened();
    await seen('Choose two lists to preview the result.');
    await expect(button('Merge')).toBeDisabled();
  },
};

export const Loading: Story = { args: { preview: loading() } };

export const PreviewFailed: Story = {
  args: { preview: failed('Failed to merge watchlist') },
  play: async ({ args }) => {
    await opened();
    await seen('Failed to merge watchlist');
    await userEvent.click(button('Try again'));
    await expect(args.onRetryPreview).toHaveBeenCalledOnce();
    await expect(button('Merge')).toBeEnabled();
  },
};

export const Privacy: Story = {
  args: { chosenIds: lists.map(({ id }) => id) },
  play: async () => {
    await opened();
    await seen(
      'Not everyone in Longview Research can see Competitors, Strategic partners. Everyone will see their companies on the merged list.',
    );
  },
};

export const Personal: Story = {
  tags: ['dark'],
  args: { accountID: null },
  play: async ({ args }) => {
    await opened();
    await seen('30 companies');
    await expect(screen.queryByText(/^Not everyone/)).toBeNull();
    await userEvent.click(button('Merge'));
    await expect(args.onMerge).toHaveBeenCalledWith(expect.objectContaining({ name: '', accountID: null }));
  },
};

/** States the reached limit before the form, unless another workspace is chosen. */
export const AtTheLimit: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { usage: { limit: 1, current: 1 }, accountID: null },
  play: async ({ args }) => {
    await opened();
    await seen('You’re using 1 of 1 watchlist. To create another, delete one or upgrade.');
    await userEvent.click(button('Manage Plans'));
    await expect(args.onManagePlans).toHaveBeenCalledOnce();
    await choose('Longview Research');
    await expect(screen.queryByText(/^You’re using/)).toBeNull();
    await choose('Personal');
    await seen(/^You’re using/);
  },
};

const forever = new Promise<WatchlistSaved>(() => undefined);

export const Saving: Story = {
  args: { onMerge: fn((_: WatchlistMergeRequest) => forever) },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(button('Merge'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(button('Cancel')).toBeDisabled();
  },
};

export const NotMerged: Story = {
  args: { onMerge: answer({ ok: false, error: 'Failed to merge watchlist' }) },
  play: async ({ args }) => {
    await opened();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Freight');
    await userEvent.click(button('Merge'));
    await seen('Failed to merge watchlist');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Freight');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const overPlan: WatchlistSaved = {
  ok: false,
  error: 'Failed to merge watchlist',
  limit: { type: 'Limits Exceeded', message: 'Your plan allows 5 Watchlists, and you have 5.', limit: 5, current: 5 },
};

export const OverLimit: Story = {
  args: { onMerge: answer(overPlan) },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(button('Merge'));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith({
        message:
          'Your plan allows 5 Watchlists, and you have 5. Upgrade your personal account to create more Watchlists.',
        tone: 'caution',
        isLong: true,
        action: { label: 'Manage Plans', onPress: args.onManagePlans },
      }),
    );
    await expect(screen.queryByText('Failed to merge watchlist')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    lists: [buildListSummary({ name: longestName }), buildListSummary({ name: `${longestName} 2` })],
    chosenIds: [`list-${longestName}`, `list-${longestName} 2`],
    accounts: [{ id: longview.id, name: longestName }],
  },
};
