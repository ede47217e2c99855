import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutProblem } from './CheckoutProblem.tsx';

const meta = {
  title: 'Account/CheckoutProblem',
  component: CheckoutProblem,
  args: { of: { kind: 'invalid-plan', id: 'fuel-gold' }, plansHref: '/plans', billingHref: '/account#billing' },
} satisfies Meta<typeof CheckoutProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InvalidPlan: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid plan: fuel-gold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  },
};

export const InvalidReferral: Story = {
  parameters: { requirements: ['REFERRAL-019'] },
  args: { of: { kind: 'invalid-referral', id: 'NOBODY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid referral: NOBODY')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Paying: Story = {
  tags: ['rtl', 'narrow'],
  args: { of: { kind: 'paying', name: 'Uma Rao' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uma Rao already has a plan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open billing' })).toHaveAttribute('href', '/account#billing');
  },
};

export const NotOwner: Story = {
  args: { of: { kind: 'not-owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only owners of this workspace can pay for it.')).toBeVisible();
    await expect(canvas.getByText('Ask one of them. Nothing was changed or charged.')).toBeVisible();
  },
};

export const OwnReferral: Story = {
  args: { of: { kind: 'own', code: 'LONGVIEW' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t use your own referral code.')).toBeVisible();
  },
};

export const UsedReferral: Story = {
  args: { of: { kind: 'used', code: 'LONGVIEW' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You already used a referral code.')).toBeVisible();
  },
};
