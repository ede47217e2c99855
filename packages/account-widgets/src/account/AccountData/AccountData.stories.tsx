import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountData } from './AccountData.tsx';

const deletion = { organizations: [], paying: [], listsHandedOn: 2, listsDeleted: 5, sharedListsDeleted: 1 };
const organization = { id: 'longview', name: 'Longview Research', members: 8, lists: 12 };

const meta = {
  title: 'Account/AccountData',
  component: AccountData,
  args: {
    onDownload: fn(),
    deletion: ready(deletion),
    onDeletionOpen: fn(),
    onRetry: fn(),
    onDelete: fn(),
    workspacesHref: '/workspaces',
  },
} satisfies Meta<typeof AccountData>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download your data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    const dialog = await open();
    await expect(args.onDeletionOpen).toHaveBeenCalledOnce();
    await expect(dialog.getByText('2 watchlists that others can edit go to them.')).toBeVisible();
    await expect(dialog.getByText('5 watchlists will be deleted, 1 of which others can view.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await dialog.findByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse', organizations: [] });
  },
};

export const NoLists: Story = {
  args: { deletion: ready({ ...deletion, listsHandedOn: 0, listsDeleted: 0, sharedListsDeleted: 0 }) },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await expect(dialog.queryByText(/watchlists will be deleted/)).toBeNull();
  },
};

export const SoleOwner: Story = {
  tags: ['narrow'],
  args: { deletion: ready({ ...deletion, organizations: [organization] }) },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect((await dialog.findAllByText(/Confirm every organization/))[0]).toBeVisible();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Delete Longview Research with 8 other people and 12 watchlists' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await dialog.findByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse', organizations: ['longview'] });
  },
};

export const Paying: Story = {
  args: { deletion: ready({ ...deletion, paying: ['Longview Research'] }) },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Cancel the plan of Longview Research first.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NotDeleted: Story = {
  args: { deleteFailure: 'Incorrect username or password.' },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Incorrect username or password.')).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  args: { downloadFailure: 'Couldn’t prepare your data. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t prepare your data. Try again.')).toBeVisible();
  },
};

export const DeletionLoading: Story = {
  args: { deletion: loading() },
  play: async () => {
    await expect((await open()).queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const DeletionFailed: Story = {
  args: { deletion: failed('Couldn’t check what deleting your account would do. Try again.') },
  play: async ({ args }) => {
    await userEvent.click((await open()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
