import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landingSample } from '../../testing/landingSamples.ts';
import { RaisedByMonth } from './RaisedByMonth.tsx';

const meta = {
  title: 'Research/RaisedByMonth',
  component: RaisedByMonth,
  args: { months: landingSample.months, as_of: landingSample.as_of },
} satisfies Meta<typeof RaisedByMonth>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Raised by month' })).toBeVisible();
    await expect(canvas.getByText('Disclosed rounds. The last month is to Nov 22, 2026.')).toBeVisible();
  },
};

export const TooShort: Story = {
  args: { months: landingSample.months.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
