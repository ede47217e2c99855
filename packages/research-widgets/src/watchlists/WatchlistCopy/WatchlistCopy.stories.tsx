import { longestName } from '@fs/fixtures';
import type { Toast } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildListSummary } from '../../internal/watchlists/buildListSummary.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { WatchlistCopy, type WatchlistCopyRequest } from './WatchlistCopy.tsx';

const longview = { id: 'account-1', name: 'Longview Research' };
const answer = (saved: WatchlistSaved) => fn(async (_: WatchlistCopyRequest): Promise<WatchlistSaved> => saved);

const meta = {
  title: 'Research/WatchlistCopy',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistCopy,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    list: buildListSummary({ name: 'Competitors', itemCount: 9 }),
    accounts: [longview],
    onCopy: answer({ ok: true }),
    onNotice: fn<(notice: Toast) => void>(),
    onManagePlans: fn(),
  },
} satisfies Meta<typeof WatchlistCopy>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const opened = () => waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function choose(workspace: string) {
  await userEvent.click(button(/Workspace/));
  await userEvent.click(await screen.findByRole('option', { name: workspace }));
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await opened();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Copy Competitors');
    await seen(/^Copies 9 companies/);
    await expect(nameField()).toHaveValue('Copy of Competitors');
    await userEvent.click(button('Copy'));
    await expect(args.onCopy).toHaveBeenCalledWith({ name: 'Copy of Competitors', accountID: null });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

export const InAnAccount: Story = {
  args: { accountID: longview.id },
  play: async ({ args }) => {
    await opened();
    await seen('Everyone in Longview Research will see the copy.');
    await userEvent.clear(nameField());
    await userEvent.click(button('Copy'));
    await expect(args.onCopy).toHaveBeenCalledWith({ name: '', accountID: longview.id });
  },
};

export const WithoutAccounts: Story = {
  args: { accounts: [] },
  play: async () => {
    await opened();
    await expect(screen.queryByText('Workspace')).toBeNull();
  },
};

/** States the reached limit before the form, unless another workspace is chosen. */
export const AtTheLimit: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { usage: { limit: 1, current: 1 } },
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
  args: { onCopy: fn((_: WatchlistCopyRequest) => forever) },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(button('Copy'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(button('Cancel')).toBeDisabled();
  },
};

export const NotCopied: Story = {
  args: { onCopy: answer({ ok: false, error: 'Failed to copy watchlist' }) },
  play: async () => {
    await opened();
    await userEvent.click(button('Copy'));
    await seen('Failed to copy watchlist');
    await expect(nameField()).toHaveValue('Copy of Competitors');
  },
};

const overPlan: WatchlistSaved = {
  ok: false,
  error: 'Failed to copy watchlist',
  limit: { type: 'Limits Exceeded', message: 'Your plan allows 1 Watchlist, and you have 1.', limit: 1, current: 1 },
};

export const OverLimit: Story = {
  args: { onCopy: answer(overPlan) },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(button('Copy'));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith(expect.objectContaining({ tone: 'caution', isLong: true })),
    );
    await expect(screen.queryByText('Failed to copy watchlist')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { list: buildListSummary({ name: longestName }) },
  play: async () => {
    await opened();
    await expect(nameField()).toHaveValue(`Copy of ${longestName}`.slice(0, 200));
  },
};
