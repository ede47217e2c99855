import { samplePlan } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountBilling } from './AccountBilling.tsx';

const usage = {
  watchlists: { used: 8, limit: 10 },
  teams: { used: 0, limit: 0 },
  seats: { used: 1, limit: null },
};

const meta = {
  title: 'Account/AccountBilling',
  component: AccountBilling,
  args: {
    plan: ready(samplePlan('fuel-teams')),
    usage: ready(usage),
    plansHref: '/plans',
    onRetry: fn(),
    onUsageRetry: fn(),
  },
} satisfies Meta<typeof AccountBilling>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XSETTINGS-008'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teams')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Watchlists' })).toHaveAttribute('aria-valuetext', '8 of 10');
    const included = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(included).toEqual(['Unlimited watchlists', 'Up to 3 teams']);
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  },
};

export const WithoutCheckout: Story = {
  args: { plan: ready(samplePlan('fuel-free')), supportHref: '/support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To change your plan, contact support.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
};

export const Chosen: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: {
    chosen: {
      order: {
        planId: 'fuel-teams',
        priceId: 'sample-teams-year',
        name: 'Teams',
        total: 2770,
        period: 'year',
        seats: 7,
      },
      way: 'request',
      href: '/support?plan=fuel-teams&price=sample-teams-year&seats=7',
      onDrop: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You chose Teams: $2,770 per year for 7 seats')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request Teams' })).toHaveAttribute(
      'href',
      '/support?plan=fuel-teams&price=sample-teams-year&seats=7',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.chosen?.onDrop).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { plan: loading(), usage: loading() } };

export const Failed: Story = {
  args: { plan: failed('Failed to fetch plans'), usage: failed('Couldn’t load your workspaces.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch plans')).toBeVisible();
    const [plan, workspaces] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(plan as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(workspaces as HTMLElement);
    await expect(args.onUsageRetry).toHaveBeenCalledOnce();
  },
};
