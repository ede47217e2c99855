import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlackConfirm } from './SlackConfirm.tsx';

const meta = {
  title: 'Account/SlackConfirm',
  component: SlackConfirm,
  args: {
    slackUserId: 'U024BE7LH',
    email: 'ada@foresight.example',
    link: ready(null),
    onLink: fn(),
    homeHref: '/research/home',
    onRetry: fn(),
  },
} satisfies Meta<typeof SlackConfirm>;
export default meta;

type Story = StoryObj<typeof meta>;

const link = { name: 'Link Slack user' };

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XSLACK-004'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('U024BE7LH')).toBeVisible();
    await expect(canvas.getByText('ada@foresight.example')).toBeVisible();
    await expect(canvas.getByText(/^Link only if you opened this page from your own Slack\./)).toBeVisible();
    await expect(args.onLink).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', link));
    await expect(args.onLink).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Don’t link' })).toHaveAttribute('href', '/research/home');
  },
};

export const Replaces: Story = {
  args: { link: ready({ slackUserId: 'W012A3CDE', linkedAt: '2026-11-01T09:00:00Z' }) },
  parameters: { requirements: ['XSLACK-004'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replaces')).toBeVisible();
    await expect(canvas.getByText('W012A3CDE')).toBeVisible();
  },
};

export const Linked: Story = {
  args: { link: ready({ slackUserId: 'U024BE7LH', linkedAt: '2026-11-01T09:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U024BE7LH is linked to ada@foresight.example.')).toBeVisible();
    await expect(canvas.queryByRole('button', link)).toBeNull();
  },
};

export const WithoutId: Story = {
  args: { slackUserId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.queryByRole('button', link)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['dark', 'narrow'],
  args: { failure: 'Something went wrong' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByText(/^Nothing was linked\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', link));
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
};

export const Linking: Story = {
  args: { isLinking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Link Slack user/ }));
    await expect(args.onLink).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { slackUserId: 'U024BE7LH'.padEnd(32, '0'), email: `${'ada'.repeat(20)}@foresight.example` },
};

export const Loading: Story = {
  args: { link: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', link)).toBeNull();
  },
};

export const Failed: Story = {
  args: { link: failed('Couldn’t load your Slack user.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your Slack user.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', link)).toBeNull();
  },
};
