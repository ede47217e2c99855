import { samplePlan } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlanCards } from './PlanCards.tsx';

const plans = (['fuel-free', 'fuel-individual', 'fuel-individual-plus', 'fuel-teams'] as const).map(samplePlan);

const meta = {
  title: 'Account/PlanCards',
  component: PlanCards,
  args: {
    plans: ready(plans),
    hrefOf: ({ planId, priceId, seats }): string | undefined =>
      `/signup/?plan=${planId}&price=${priceId}${seats ? `&seats=${seats}` : ''}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof PlanCards>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const pricesIn = (canvas: Canvas) => canvas.getAllByRole('status').map(({ textContent }) => textContent);

export const Visitor: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(pricesIn(canvas)).toEqual(['$0 per month', '$29 per month', '$59 per month', '$199 per month']);
    await expect(card(canvas, 'Individual').getByText('Up to 5 watchlists')).toBeVisible();
    const teams = card(canvas, 'Teams').getAllByRole('listitem');
    await expect(teams.map(({ textContent }) => textContent)).toEqual(['Unlimited watchlists', 'Up to 3 teams']);
    await expect(canvas.getByRole('link', { name: 'Get a Free Account' })).toBeVisible();
    await expect(card(canvas, 'Individual Plus').getByText('Recommended for daily research')).toBeVisible();
    await expect(canvas.getAllByText('Recommended for daily research')).toHaveLength(1);
    await expect(canvas.getByText(/^These are sample prices\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start with Individual Plus' })).toHaveAttribute(
      'href',
      '/signup/?plan=fuel-individual-plus&price=sample-individual-plus-month',
    );
  },
};

export const Yearly: Story = {
  parameters: { requirements: ['PLAN-002'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(pricesIn(canvas)).toEqual(['$0 per year', '$290 per year', '$590 per year', '$1,990 per year']);
    await expect(card(canvas, 'Individual').getByText('Save $58 (2 months free)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start with Individual' })).toHaveAttribute(
      'href',
      '/signup/?plan=fuel-individual&price=sample-individual-year',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(pricesIn(canvas)[1]).toBe('$29 per month');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
  },
};

export const Seats: Story = {
  args: { plans: ready([samplePlan('fuel-teams')]) },
  play: async ({ canvas }) => {
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(seats).toHaveValue('5');
    await expect(seats).toHaveAccessibleDescription('5 seats included. Extra seats are $39 each per month.');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(pricesIn(canvas)).toEqual(['$238 per month']);
    await expect(canvas.getByRole('link', { name: 'Start with Teams' })).toHaveAttribute(
      'href',
      '/signup/?plan=fuel-teams&price=sample-teams-month&seats=6',
    );
    await userEvent.clear(seats);
    await userEvent.type(seats, '2');
    await userEvent.tab();
    await expect(seats).toHaveValue('5');
    await expect(pricesIn(canvas)).toEqual(['$199 per month']);
  },
};

export const SignedIn: Story = {
  tags: ['dark', 'narrow'],
  args: {
    currentPlan: 'fuel-individual',
    way: 'request',
    hrefOf: ({ planId, priceId }) => `/support?plan=${planId}&price=${priceId}`,
    supportHref: '/support',
  },
  play: async ({ canvas }) => {
    await expect(card(canvas, 'Individual').getByText('Current plan')).toBeVisible();
    await expect(canvas.getAllByText('Current plan')).toHaveLength(1);
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Switch to Free',
      'Request Individual Plus',
      'Request Teams',
      'Contact support',
    ]);
  },
};

export const PaidByTeam: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { currentPlan: 'fuel-teams', way: 'request', payer: 'Longview Research', supportHref: '/support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your team pays')).toBeVisible();
    await expect(
      canvas.getByText('Your plan comes with Longview Research. An owner of the organization can change it.'),
    ).toBeVisible();
    await expect(card(canvas, 'Teams').getByText('Current plan')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const PaidByOwnTeam: Story = {
  args: {
    currentPlan: 'fuel-teams',
    way: 'upgrade',
    payer: 'Longview Research',
    payerHref: '/workspaces/longview#billing',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Your plan comes with Longview Research. As an owner, you manage it in the organization’s billing.',
      ),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toEqual([
      canvas.getByRole('link', { name: 'Open the billing of Longview Research' }),
    ]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/workspaces/longview#billing');
  },
};

export const PartOfTheYear: Story = {
  args: { plans: ready([{ ...samplePlan('fuel-individual'), stripePriceID: ['sample-individual-year'] }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available with this billing period.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = { args: { plans: ready([]) } };

export const Loading: Story = { tags: ['dark'], args: { plans: loading() } };

export const Failed: Story = {
  args: { plans: failed('Failed to fetch plans') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch plans')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    plans: ready([
      {
        ...samplePlan('fuel-individual'),
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        description: 'A long description that goes on. '.repeat(8),
      },
    ]),
    currentPlan: 'fuel-individual',
  },
};
