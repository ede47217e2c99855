import { samplePlan } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { emptyAccountDraft } from './accountDraft.ts';
import { type NewAccountDraft, NewAccountWizard, type WizardStep } from './NewAccountWizard.tsx';

const filled: NewAccountDraft = {
  ...emptyAccountDraft,
  name: 'Harborline',
  description: 'Robots for ports',
  owners: ['mara@harborline.example'],
  members: ['tom@harborline.example', 'ana@harborline.example'],
};

const meta = {
  title: 'Account/NewAccountWizard',
  component: NewAccountWizard,
  args: {
    plans: ready([samplePlan('fuel-teams')]),
    draft: emptyAccountDraft,
    onDraftChange: fn(),
    step: 'details',
    onStepChange: fn(),
    ownEmail: 'ada@foresight.example',
    onCreate: fn(),
    cancelHref: '/',
    workspacesHref: '/workspaces',
    supportHref: '/support',
    onRetry: fn(),
    now: new Date('2026-11-20T12:00:00Z'),
  },
  render: function Controlled(args) {
    const [draft, setDraft] = useState(args.draft);
    const [step, setStep] = useState(args.step);
    return (
      <NewAccountWizard
        {...args}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next);
          args.onDraftChange(next);
        }}
        step={step}
        onStepChange={(next) => {
          setStep(next);
          args.onStepChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NewAccountWizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const at = (step: WizardStep, draft = filled) => ({ step, draft });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

async function paste(canvas: Canvas, field: string, text: string) {
  await userEvent.click(canvas.getByRole('textbox', { name: field }));
  await userEvent.paste(text);
  await userEvent.tab();
}

export const Details: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['WIZARD-001', 'WIZARD-002', 'WIZARD-005', 'WIZARD-008'] },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of the new account' })).getAllByRole('listitem');
    await expect(
      steps.map(({ textContent }) => textContent?.replace(/^\d|Current: |Current step:? ?|Upcoming:? ?/g, '')),
    ).toEqual([expect.stringMatching(/Details$/), expect.stringMatching(/Users$/), expect.stringMatching(/Plan$/)]);
    const crumbs = within(canvas.getByRole('navigation', { name: /breadcrumb/i })).getAllByRole('listitem');
    await expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Workspaces', 'New Account']);
    await expect(button(canvas, 'Back')).toBeDisabled();
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('From $199 a month')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'H');
    await expect(button(canvas, 'Next')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const NameTooShort: Story = {
  args: at('details', { ...emptyAccountDraft, name: 'H' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Next'));
    await expect(canvas.getAllByText('Must be min of length 2')[0]).toBeVisible();
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
};

export const Users: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: at('users', { ...filled, owners: [], members: [] }),
  parameters: { requirements: ['WIZARD-013'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Owners' }), 'Mara@Harborline.example, ');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Members' }),
      'tom@harborline.example,ana@harborline.example,',
    );
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          owners: ['mara@harborline.example'],
          members: ['tom@harborline.example', 'ana@harborline.example'],
        }),
      ),
    );
    await expect(canvas.getByText('4 people · 5 seats')).toBeVisible();
  },
};

const everyone = Array.from({ length: 200 }, (_, index) => `user${index}@harborline.example`);

export const ManyUsers: Story = {
  args: at('users', { ...filled, owners: ['user1@harborline.example'], members: [] }),
  parameters: { requirements: ['XWIZARD-003'] },
  play: async ({ canvas, args }) => {
    const separators = ['; ', ' ', ';\n', ' | '];
    const pasted = [...everyone, 'USER7@harborline.example'].map((email, index) => email + separators[index % 4]);
    await paste(canvas, 'Members', pasted.join(''));
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ members: everyone })),
    );
    await expect(canvas.getByText('1 duplicate was left out.')).toBeVisible();
    await expect(
      canvas.getByText('user1@harborline.example is listed as owner and member, and will be an owner.'),
    ).toBeVisible();
    await expect(canvas.getByText('201 people · 201 seats')).toBeVisible();
  },
};

export const InvalidEmail: Story = {
  args: at('users', { ...filled, owners: ['mara@'], members: ['tom@harborline.example', 'ana', 'eve@'] }),
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Next'));
    await expect((await canvas.findAllByText(/Email ana is invalid/))[0]).toBeVisible();
    await expect(canvas.queryByText(/Email (eve@|mara@) is invalid/)).toBeNull();
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
};

export const PlanChoice: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: at('plan'),
  parameters: { requirements: ['WIZARD-007', 'WIZARD-009', 'WIZARD-018', 'XWIZARD-004'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(seats).toHaveValue('5');
    await expect(button(canvas, 'Decrease Seats')).toBeDisabled();
    await userEvent.clear(seats);
    await userEvent.type(seats, '2');
    await userEvent.tab();
    await expect(seats).toHaveValue('5');
    await userEvent.clear(seats);
    await userEvent.type(seats, '8');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('radio', { name: /Teams, billed monthly/ }));
    await expect(canvas.getByText('$316.00')).toBeVisible();
    await expect(canvas.getByText('$316 a month from Dec 20, 2026')).toBeVisible();
    await userEvent.click(button(canvas, 'Create Account'));
    await expect(args.onCreate).toHaveBeenCalledWith({
      ...filled,
      planId: 'fuel-teams',
      priceId: 'sample-teams-month',
      seats: 8,
    });
  },
};

export const NoPlanSelected: Story = {
  args: at('plan'),
  parameters: { requirements: ['WIZARD-017'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Create Account'));
    await expect((await canvas.findAllByText(/Please select a plan\./))[0]).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const WithReferral: Story = {
  args: { ...at('plan', { ...filled, priceId: 'sample-teams-year' }), referral: { referralType: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teams, billed yearly · 6 months free')).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.getByText('$1,990 a year from May 20, 2027')).toBeVisible();
  },
};

export const TooFewSeats: Story = {
  args: at('plan', { ...filled, members: everyone.slice(0, 9), seats: 6 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^6 seats are fewer than the 11 people/)).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { ...at('plan', { ...filled, priceId: 'sample-teams-month' }), isSubmitting: true },
  parameters: { requirements: ['WIZARD-006'] },
  play: async ({ canvas, args }) => {
    await expect(button(canvas, 'Back')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Create Account/ }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const NotCreated: Story = {
  args: { ...at('plan', { ...filled, priceId: 'sample-teams-month' }), failure: 'Failed to create account' },
  parameters: { requirements: ['WIZARD-019'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to create account')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Teams, billed monthly/ })).toBeChecked();
  },
};

export const PaymentNotBegun: Story = {
  args: {
    ...at('plan', { ...filled, priceId: 'sample-teams-month' }),
    failure: 'Failed to update plan information.',
    isPending: true,
  },
  parameters: { requirements: ['WIZARD-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to update plan information.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    await expect(canvas.getByText('This account was created. Its payment isn’t finished.')).toBeVisible();
  },
};

export const Embedded: Story = {
  args: { isEmbedded: true },
  parameters: { requirements: ['WIZARD-004'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Workspaces' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: at('users', {
    ...filled,
    name: 'The Extraordinarily Long-Winded Holding Company of Northern and Southern Harbors',
    members: [`${'extraordinarily.long.name.'.repeat(3)}ada@harborline.example`],
  }),
};

export const NoPlans: Story = {
  args: { ...at('plan'), plans: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No team plan is offered right now.')).toBeVisible();
  },
};

export const Loading: Story = { args: { plans: loading() } };

export const Failed: Story = {
  args: { plans: failed('Failed to fetch plans') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch plans')).toBeVisible();
    await userEvent.click(button(canvas, 'Try again'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
