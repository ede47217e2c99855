import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildReferral } from '../../testing/buildReferral.ts';
import { ReferralOffer } from './ReferralOffer.tsx';

const meta = {
  title: 'Account/ReferralOffer',
  component: ReferralOffer,
  args: {
    referral: buildReferral(),
    order: { total: 29, period: 'month' },
    now: new Date('2026-11-22T12:00:00Z'),
  },
} satisfies Meta<typeof ReferralOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['REFERRAL-004', 'REFERRAL-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 months free')).toBeVisible();
    await expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent(/^0\.00$/);
    await expect(canvas.getByText('then $29.00 a month from May 22, 2027')).toBeVisible();
  },
};

export const Yearly: Story = {
  args: { order: { total: 290, period: 'year' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('then $290.00 a year from May 22, 2027')).toBeVisible();
  },
};

export const FreePlan: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('6 months free')).toBeNull();
  },
};

export const OtherKind: Story = {
  args: { referral: buildReferral({ referralType: 'Partner' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('6 months free')).toBeNull();
  },
};
