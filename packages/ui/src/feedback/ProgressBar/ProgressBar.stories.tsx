import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly ProgressBarProps[] = [
  { label: 'Not begun', value: 0 },
  { label: 'Uploading', value: 40 },
  { label: 'Importing', value: 3, maxValue: 12, valueLabel: '3 of 12 files' },
  { label: 'Done', value: 100 },
  { label: 'Nobody knows how long' },
  { label: 'Without words', value: 64, isLabelHidden: true },
];

/** From empty to complete, and indeterminate. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {states.map((state) => (
        <ProgressBar key={state.label} {...state} />
      ))}
    </Stack>
  ),
};

export const Said: Story = {
  args: { label: 'Importing', value: 3, maxValue: 12 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '25%');
    await expect(canvas.getByText('25%')).toBeVisible();
  },
};

/** An indeterminate bar has no value for screen readers. */
export const NobodyKnows: Story = {
  args: { value: undefined, isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { label: hardTexts.unbreakable, valueLabel: hardTexts.mixed },
};
