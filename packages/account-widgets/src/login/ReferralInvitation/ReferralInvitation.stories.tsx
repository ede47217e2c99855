import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildReferral } from '../../testing/buildReferral.ts';
import { ReferralInvitation } from './ReferralInvitation.tsx';

const meta = {
  title: 'Account/ReferralInvitation',
  component: ReferralInvitation,
  args: {
    product: 'Foresight',
    code: 'HARBOR-6',
    referral: ready(buildReferral()),
    onSignUp: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReferralInvitation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-009'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re invited to Foresight' })).toBeVisible();
    await expect(canvas.getByText(/^Harborline invited you\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  tags: ['narrow'],
  args: { referral: ready(null), code: 'NOPE', freeHref: '/signup?plan=free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Invalid referral: NOPE');
    await expect(canvas.getByRole('link', { name: 'Start free instead' })).toHaveAttribute('href', '/signup?plan=free');
  },
};

export const Loading: Story = {
  args: { referral: loading() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { referral: failed('Failed to fetch referral') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch referral')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
