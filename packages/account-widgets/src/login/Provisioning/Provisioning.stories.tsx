import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Provisioning } from './Provisioning.tsx';

const meta = {
  title: 'Account/Provisioning',
  component: Provisioning,
  args: { result: 'created', onDone: fn(), onRetry: fn(), supportHref: '/support' },
} satisfies Meta<typeof Provisioning>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The spinner takes two seconds, longer on a busy machine. */
const patient = { timeout: 10_000 };

export const Working: Story = {
  args: { result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Setting up your account' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Created: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['REFERRAL-011', 'REFERRAL-012', 'REFERRAL-016'] },
  play: async ({ canvas, args }) => {
    const began = performance.now();
    await expect(canvas.getByRole('progressbar', { name: 'Setting up your account' })).toBeVisible();
    const announcement = await canvas.findByText('Your account has been successfully created!', undefined, patient);
    const spun = performance.now();
    await expect(spun - began).toBeGreaterThan(1500);
    await expect(announcement.closest('[role=status]')).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), patient);
    await expect(performance.now() - spun).toBeGreaterThan(2500);
  },
};

export const Exists: Story = {
  args: { result: 'exists' },
  parameters: { requirements: ['REFERRAL-013'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your personal account already exists.', undefined, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['dark', 'narrow'],
  args: { result: 'failed' },
  parameters: { requirements: ['REFERRAL-014', 'REFERRAL-015'] },
  play: async ({ canvas, args }) => {
    const alert = await canvas.findByText(
      /^An unexpected error occurred while provisioning your account\. Please contact support\.$/,
      undefined,
      patient,
    );
    await expect(alert).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
