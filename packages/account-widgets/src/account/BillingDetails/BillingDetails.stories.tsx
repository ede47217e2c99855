import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildBilling, buildFreeBilling } from '../../testing/buildBilling.ts';
import { BillingDetails } from './BillingDetails.tsx';

const meta = {
  title: 'Account/BillingDetails',
  component: BillingDetails,
  args: { billing: buildBilling(), planName: 'Individual', onPortal: fn() },
} satisfies Meta<typeof BillingDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

const organization = buildBilling({
  accountType: 'ORGANIZATION',
  name: 'Quarry & Sons',
  planID: 'fuel-teams',
  seats: 12,
  seatsUsed: 9,
  renewalCents: 47_200,
});

export const Active: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Paid by card')).toBeVisible();
    await expect(canvas.getByText('Dec 22, 2026 for $29.00 a month')).toBeVisible();
    await expect(canvas.getByText('Nov 22, 2026: Individual, 1 month, $29.00 including VAT 20% $4.83')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open billing portal' }));
    await expect(args.onPortal).toHaveBeenCalledOnce();
  },
};

export const FreeMonths: Story = {
  args: {
    billing: buildBilling({
      subscription: 'trialing',
      grantedBy: { kind: 'referral', name: 'Longview Research' },
      freeUntil: '2027-05-22',
      renewsOn: '2027-05-22',
      hasPaymentMethod: false,
      invoices: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free months from Longview Research')).toBeVisible();
    await expect(canvas.getByText(/^Add a card in the billing portal before May 22, 2027\./)).toBeVisible();
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
  },
};

export const FromOrganization: Story = {
  args: {
    planName: 'Teams',
    billing: buildFreeBilling({ grantedBy: { kind: 'organization', name: 'Longview Research' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comes with Longview Research')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['dark', 'narrow'],
  args: { billing: buildBilling({ subscription: 'past_due', paymentFailedOn: '2026-11-15' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Payment failed on Nov 15, 2026\. Use another card/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fix payment' })).toBeVisible();
  },
};

export const Canceling: Story = {
  args: { billing: buildBilling({ cancelsOn: '2026-12-22', renewsOn: null, renewalCents: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Everything works until Dec 22, 2026, and nothing is deleted then\.$/)).toBeVisible();
  },
};

export const Pending: Story = {
  tags: ['narrow', 'rtl'],
  args: {
    planName: 'Teams',
    checkoutHref: '/account/checkout?account=a',
    billing: buildFreeBilling({ accountType: 'ORGANIZATION', accountStatus: 'PENDING', planID: 'fuel-teams' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Finish payment' })).toHaveAttribute(
      'href',
      '/account/checkout?account=a',
    );
  },
};

export const ReadOnly: Story = {
  tags: ['dark'],
  args: {
    planName: 'Teams',
    billing: { ...organization, accountStatus: 'INACTIVE', subscription: 'unpaid', paymentFailedOn: '2026-11-15' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Payment failed on Nov 15, 2026. Lists are read-only until it’s fixed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fix payment' })).toBeVisible();
  },
};

export const Ended: Story = {
  args: {
    planName: 'Teams',
    checkoutHref: '/account/checkout?account=a',
    billing: {
      ...organization,
      accountStatus: 'INACTIVE',
      subscription: 'canceled',
      renewsOn: null,
      renewalCents: null,
    },
  },
};

export const OpenCheckout: Story = {
  args: {
    planName: 'Free',
    openPlanName: 'Individual Plus',
    checkoutHref: '/account/checkout?plan=fuel-individual-plus',
    billing: buildFreeBilling({
      openCheckout: {
        planID: 'fuel-individual-plus',
        priceID: 'sample-individual-plus-month',
        seats: null,
        referral: null,
        startedAt: '2026-11-22T12:00:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You didn’t finish the payment for Individual Plus. Nothing was charged.'),
    ).toBeVisible();
  },
};

export const PortalFailed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch session')).toBeVisible();
  },
};
