import { samplePlan } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { buildReferral } from '../../testing/buildReferral.ts';
import type { CheckoutOrder } from '../readCheckout.ts';
import { Checkout, type CheckoutProps } from './Checkout.tsx';

const individual: CheckoutOrder = {
  kind: 'order',
  plan: samplePlan('fuel-individual'),
  period: 'month',
  seats: null,
  referral: null,
};
const teams: CheckoutOrder = { ...individual, plan: samplePlan('fuel-teams'), seats: 12 };

const meta = {
  title: 'Account/Checkout',
  component: Checkout,
  args: {
    order: ready(individual),
    isTest: true,
    onPeriodChange: fn(),
    onSeatsChange: fn(),
    onPay: fn(),
    isOpening: false,
    hasFailed: false,
    plansHref: '/plans',
    billingHref: '/account#billing',
    supportHref: '/support',
    onRetry: fn(),
    now: new Date('2026-11-22T12:00:00Z'),
  },
} satisfies Meta<typeof Checkout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the choice, as the screen does. */
function Choosing({ given, ...props }: CheckoutProps & { given: Extract<CheckoutOrder, { kind: 'order' }> }) {
  const [order, setOrder] = useState(given);
  return (
    <Checkout
      {...props}
      order={ready(order)}
      onPeriodChange={(period) => setOrder({ ...order, period })}
      onSeatsChange={(seats) => setOrder({ ...order, seats })}
    />
  );
}

export const Monthly: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent(/^\$29\.00$/);
    await expect(canvas.getByText('Renews on Dec 22, 2026 for $29.00 a month.')).toBeVisible();
    await expect(
      canvas.getByText('Cancel before Dec 22, 2026 to pay nothing more. Everything works until then.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const Yearly: Story = {
  render: (args) => <Choosing {...args} given={individual} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent(/^\$290\.00$/);
    await expect(canvas.getByText('Renews on Nov 22, 2027 for $290.00 a year.')).toBeVisible();
  },
};

export const Seats: Story = {
  tags: ['narrow', 'dark'],
  args: { accountName: 'Quarry & Sons', people: 12 },
  render: (args) => <Choosing {...args} given={teams} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quarry & Sons')).toBeVisible();
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent(/^\$472\.00$/);
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent(/^\$511\.00$/);
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '5');
    await userEvent.tab();
    await expect(seats).toHaveValue('12');
  },
};

export const Free: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { order: ready({ ...individual, plan: samplePlan('fuel-individual-plus'), referral: buildReferral() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 months free')).toBeVisible();
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent('0.00');
    await expect(canvas.getByText('then $59.00 a month from May 22, 2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start 6 free months' })).toBeVisible();
  },
};

export const Canceled: Story = {
  args: { returned: 'canceled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You canceled the payment\. Nothing was charged/)).toBeVisible();
  },
};

export const Declined: Story = {
  args: { returned: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your card was declined\. Nothing was charged\./)).toBeVisible();
  },
};

export const FailedSession: Story = {
  parameters: { requirements: ['BILLING-002'] },
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Failed to update plan information\. Please contact support\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
};

export const InvalidPlan: Story = {
  parameters: { requirements: ['BILLING-003'] },
  args: { order: ready({ kind: 'invalid-plan', id: 'fuel-gold' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid plan: fuel-gold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Loading: Story = { args: { order: loading() } };

export const Failed: Story = {
  args: { order: failed('Failed to fetch plans') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
