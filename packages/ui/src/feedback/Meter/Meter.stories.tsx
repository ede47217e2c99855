import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { MeterTone } from './Meter.css.ts';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Exports this month', value: 18, maxValue: 20, valueLabel: '18 of 20' },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

const quantities: Readonly<Record<MeterTone, number>> = { neutral: 5, positive: 9, caution: 18, critical: 20 };

/** Every tone. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="6">
      {(Object.keys(quantities) as MeterTone[]).map((tone) => (
        <Meter key={tone} {...args} tone={tone} value={quantities[tone]} valueLabel={`${quantities[tone]} of 20`} />
      ))}
    </Stack>
  ),
};

export const Said: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Exports this month' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await expect(meter).toHaveAttribute('aria-valuetext', '18 of 20');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { label: hardTexts.unbreakable, valueLabel: hardTexts.mixed },
};
