import { Button, failed, loading, ready, Stack } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountNotifications, type NotificationChoice } from './AccountNotifications.tsx';

const pulses = [
  { slug: 'climate', label: 'Climate', order: 1 },
  { slug: 'fintech', label: 'Fintech', order: 2 },
  { slug: 'logistics', label: 'Logistics', order: 3 },
];

const chosen = {
  market_pulses: [] as string[],
  watchlist_emails: true,
  notice_emails: true,
  message_emails: true,
  mail_frequency: 'daily',
  mail_paused: false,
} as const;

const meta = {
  title: 'Account/AccountNotifications',
  component: AccountNotifications,
  args: {
    choices: ready({ pulses, chosen: { ...chosen, market_pulses: ['fintech', 'gone'] } }),
    forecast: { days: 30, daily: 14, weekly: 4 },
    onSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountNotifications>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XSETTINGS-006', 'XSETTINGS-009'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Fintech' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Every morning, if there is news' })).toHaveAccessibleDescription(
      'Would have sent 14 in 30 days',
    );
    await expect(canvas.getByRole('radio', { name: 'On Mondays, for the week' })).toHaveAccessibleDescription(
      'Would have sent 4 in 30 days',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fintech' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Watchlist news emails' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'On Mondays, for the week' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notice emails' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Message emails' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pause these emails' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    // A list that no longer exists is not sent.
    await expect(args.onSave).toHaveBeenCalledWith({
      market_pulse_changes: { add: ['climate'], remove: ['fintech'] },
      watchlist_emails: false,
      mail_frequency: 'weekly',
      notice_emails: false,
      message_emails: false,
      mail_paused: true,
    });
  },
};

export const NoLists: Story = {
  args: {
    forecast: null,
    choices: ready({ pulses: [], chosen: { ...chosen, market_pulses: [], watchlist_emails: false } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No Market Pulse lists are available right now.')).toBeVisible();
    await expect(canvas.queryByText(/Would have sent/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Watchlist news emails' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await expect(args.onSave).toHaveBeenCalledWith({ watchlist_emails: true });
  },
};

/** Another window turned off the emails about notices and chose a list while the user chose something else here. */
export const SavedElsewhere: Story = {
  render: (args) => {
    const [saved, setSaved] = useState<NotificationChoice>(chosen);
    const elsewhere = { ...chosen, notice_emails: false, market_pulses: ['fintech'] };
    return (
      <Stack gap="4">
        <Button onPress={() => setSaved(elsewhere)}>Save elsewhere</Button>
        <AccountNotifications {...args} choices={ready({ pulses, chosen: saved })} />
      </Stack>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On Mondays, for the week' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Logistics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save elsewhere' }));
    await expect(canvas.getByRole('checkbox', { name: 'Fintech' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Logistics' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Notice emails' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'On Mondays, for the week' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      mail_frequency: 'weekly',
      market_pulse_changes: { add: ['logistics'], remove: [] },
    });
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save notifications/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { failure: 'Failed to update the User Account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to update the User Account.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Fintech' })).toBeChecked();
  },
};

export const Loading: Story = { tags: ['dark'], args: { choices: loading() } };

export const Failed: Story = {
  args: { choices: failed('Failed to retrieve Market Pulses.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to retrieve Market Pulses.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
