import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'about', label: 'About you' },
  { id: 'plan', label: 'Plan' },
  { id: 'payment', label: 'Payment' },
  { id: 'done', label: 'Welcome' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'New account', steps, current: 'payment' },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At every step. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      {steps.map(({ id, label }) => (
        <Stepper key={id} {...args} current={id} label={label} />
      ))}
    </Stack>
  ),
};

/** Screen readers get the state of each step: completed, current, or upcoming. */
export const Said: Story = {
  play: async ({ canvas }) => {
    const heard = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(heard).toEqual([
      'Completed: About you',
      'Completed: Plan',
      '3Current step: Payment',
      '4Upcoming: Welcome',
    ]);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The user can go back to a completed step. */
export const GoneBackTo: Story = {
  tags: ['dark'],
  args: { onStepPress: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Completed: Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepPress).toHaveBeenCalledWith('plan');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { steps: Object.entries(hardTexts).map(([id, label]) => ({ id, label })), current: 'mixed' },
};
