import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarketPulseForm } from './MarketPulseForm.tsx';

const pulses = [
  { slug: 'climate', label: 'Climate and energy', order: 3 },
  { slug: 'mobility', label: 'Mobility and logistics', order: 1 },
  { slug: 'fintech', label: 'Financial technology', order: 2 },
];

const meta = {
  title: 'Account/MarketPulseForm',
  component: MarketPulseForm,
  args: { pulses: ready(pulses), onChoose: fn(), onRetry: fn() },
} satisfies Meta<typeof MarketPulseForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-008', 'SIGNUP-003', 'SIGNUP-021', 'NEWS-005'] },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ value }) => value)).toEqual(['mobility', 'fintech', 'climate']);
    const labels = ['Mobility and logistics', 'Financial technology', 'Climate and energy'];
    for (const [index, name] of labels.entries()) {
      await expect(canvas.getByRole('checkbox', { name })).toBe(boxes[index]);
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate and energy' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobility and logistics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['mobility', 'climate']);
  },
};

export const Skipped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate and energy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

export const Chosen: Story = {
  args: { initialChoice: ['fintech'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Financial technology' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Climate and energy' })).not.toBeChecked();
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { pulses: loading() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

export const Empty: Story = {
  args: { pulses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Market Pulses are available right now.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { pulses: failed('Failed to retrieve Market Pulses.') },
  parameters: { requirements: ['SIGNUP-028'] },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Failed to retrieve Market Pulses. Please try again later or continue to Sign Up.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};
