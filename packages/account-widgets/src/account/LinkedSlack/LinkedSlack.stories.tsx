import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LinkedSlack } from './LinkedSlack.tsx';

const meta = {
  title: 'Account/LinkedSlack',
  component: LinkedSlack,
  args: {
    link: ready({ slackUserId: 'U024BE7LH', linkedAt: '2026-11-01T09:00:00Z' }),
    onUnlink: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LinkedSlack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Slack' })).toHaveTextContent('U024BE7LH');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Slack' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unlink U024BE7LH?' });
    await expect(args.onUnlink).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await expect(args.onUnlink).toHaveBeenCalledOnce();
    await expect(dialog).not.toBeVisible();
  },
};

export const None: Story = {
  render: (args) => (
    <>
      <LinkedSlack {...args} link={ready(null)} />
      <LinkedSlack {...args} link={loading()} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Refused: Story = {
  args: { failure: 'Couldn’t unlink Slack. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t unlink Slack. Try again.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { link: failed('Couldn’t load your Slack user.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your Slack user.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
