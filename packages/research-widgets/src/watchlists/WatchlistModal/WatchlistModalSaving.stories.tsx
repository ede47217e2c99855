import { createToastStore, failed, loading, longToastDuration, ready, Toasts } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import {
  answering,
  button,
  dialog,
  harborline,
  modalArgs,
  nameField,
  seen,
  tags,
} from '../../testing/watchlistModal.ts';
import { WatchlistModal, type WatchlistModalProps } from './WatchlistModal.tsx';

/** Closing with unsaved input, and saving. */
const meta = {
  title: 'Research/WatchlistModal',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistModal,
  args: modalArgs,
} satisfies Meta<typeof WatchlistModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PressOutside: Story = {
  parameters: { requirements: ['WATCH-002'] },
  play: async ({ args }) => {
    const scrim = (await dialog()).parentElement?.parentElement;
    if (!scrim) throw new Error('The dialog stands on nothing');
    await userEvent.pointer([{ keys: '[MouseLeft]', target: scrim, coords: { clientX: 5, clientY: 5 } }]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

function Kept(args: WatchlistModalProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <WatchlistModal
      {...args}
      isOpen={isOpen}
      onOpenChange={(next) => {
        args.onOpenChange(next);
        setOpen(next);
      }}
    />
  );
}

export const UnsavedEntries: Story = {
  tags: ['dark', 'narrow'],
  render: (args) => <Kept {...args} />,
  play: async ({ args }) => {
    await dialog();
    await userEvent.type(nameField(), 'Ports');
    await userEvent.click(button('Cancel'));
    const question = await dialog('alertdialog');
    await expect(question).toHaveAccessibleName('Discard this list?');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(nameField()).toHaveValue('Ports');
    await userEvent.keyboard('{Escape}');
    await dialog('alertdialog');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const forever = new Promise<WatchlistSaved>(() => undefined);

export const Saving: Story = {
  args: { preset: [harborline], onSave: fn(() => forever) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(button('Create Watchlist'));
    await userEvent.click(button(/^Create Watchlist/));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(button('Cancel')).toBeDisabled();
  },
};

const refused: WatchlistSaved = { ok: false, error: 'The server is being updated.' };

export const Failed: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['WATCH-036'] },
  args: { preset: [harborline], onSave: answering(refused) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.type(nameField(), 'Ports');
    await userEvent.click(button('Create Watchlist'));
    await seen('Failed to create Watchlist. The server is being updated.');
    await expect(nameField()).toHaveValue('Ports');
    await expect(tags()).toHaveLength(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NotUpdated: Story = {
  parameters: { requirements: ['WATCH-035'] },
  args: { list: { name: 'Climate map', companyIds: [] }, preset: [harborline], onSave: answering(refused) },
  play: async () => {
    await dialog();
    await userEvent.click(button('Add Companies'));
    await seen('Failed to update Watchlist');
    await expect(tags()).toHaveLength(1);
  },
};

export const NotUpdatedBecause: Story = {
  args: {
    list: { name: 'Climate map', companyIds: [] },
    preset: [harborline],
    onSave: answering({ ...refused, why: 'Someone deleted the list.' }),
  },
  play: async () => {
    await dialog();
    await userEvent.click(button('Add Companies'));
    await seen('Failed to update Watchlist. Someone deleted the list.');
    await expect(tags()).toHaveLength(1);
  },
};

export const NotCreatedForNow: Story = {
  args: {
    preset: [harborline],
    onSave: answering({ ok: false, error: 'Failed to create Watchlist (try again in 2 minutes)' }),
  },
  play: async () => {
    await dialog();
    await userEvent.click(button('Create Watchlist'));
    await seen('Failed to create Watchlist (try again in 2 minutes)');
  },
};

export const NotUpdatedForNow: Story = {
  args: {
    list: { name: 'Climate map', companyIds: [] },
    preset: [harborline],
    onSave: answering({ ok: false, error: 'Failed to update Watchlist (no connection)' }),
  },
  play: async () => {
    await dialog();
    await userEvent.click(button('Add Companies'));
    await seen('Failed to update Watchlist (no connection)');
  },
};

const toasts = createToastStore();
const overPlan: WatchlistSaved = {
  ok: false,
  error: 'Failed to create Watchlist',
  limit: {
    type: 'Limits Exceeded',
    message: 'Your plan allows 5 Watchlists, and you have 5.',
    limit: 5,
    current: 5,
  },
};

export const OverLimit: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['WATCH-037', 'WATCH-038', 'WATCH-039'] },
  args: { preset: [harborline], onNotice: fn(toasts.show), onSave: answering(overPlan) },
  render: (args) => (
    <>
      <WatchlistModal {...args} />
      <Toasts of={toasts} />
    </>
  ),
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(button('Create Watchlist'));
    await expect(
      await screen.findByText(
        'Your plan allows 5 Watchlists, and you have 5. Upgrade your personal account to create more Watchlists.',
      ),
    ).toBeVisible();
    await expect(toasts.current()?.isLong).toBe(true);
    await expect(longToastDuration).toBe(20_000);
    await expect(tags()).toHaveLength(1);
    await userEvent.click(button('Manage Plans'));
    await expect(args.onManagePlans).toHaveBeenCalledOnce();
    await userEvent.click(button('Create Watchlist'));
    await seen(/Upgrade your personal account/);
  },
};

export const TeamsLoading: Story = {
  args: { teams: loading() },
  play: async ({ args }) => {
    await dialog();
    await seen('Loading your teams…');
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const TeamsFailed: Story = {
  args: { teams: failed('Failed to fetch teams'), onRetryTeams: fn() },
  play: async ({ args }) => {
    await dialog();
    await seen('Failed to fetch teams');
    await userEvent.click(button('Load teams again'));
    await expect(args.onRetryTeams).toHaveBeenCalledOnce();
  },
};

export const NoTeams: Story = {
  args: { teams: ready([]), createTeamHref: '/accounts/new' },
  parameters: { requirements: ['XWATCH-061'] },
  play: async () => {
    await dialog();
    await seen('You’re not on a team yet.');
    await expect(screen.getByRole('link', { name: /^Create a Team/ })).toHaveAttribute('href', '/accounts/new');
  },
};
