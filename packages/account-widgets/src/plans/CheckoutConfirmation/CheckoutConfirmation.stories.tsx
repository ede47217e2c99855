import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutConfirmation } from './CheckoutConfirmation.tsx';

const meta = {
  title: 'Account/CheckoutConfirmation',
  component: CheckoutConfirmation,
  args: {
    state: 'confirming',
    plan: 'Individual Plus',
    nextHref: '/research/home',
    plansHref: '/plans',
    supportHref: '/support',
    onCheck: fn(),
  },
} satisfies Meta<typeof CheckoutConfirmation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
};

export const Late: Story = {
  tags: ['dark', 'narrow'],
  args: { state: 'late' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^You won’t be charged twice\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Paid: Story = {
  tags: ['rtl'],
  args: { state: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re on Individual Plus' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/research/home');
  },
};

export const Unpaid: Story = {
  args: { state: 'unpaid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing was charged\./)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to update plan information.')).toBeVisible();
    await expect(canvas.getByText('Please contact support.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
