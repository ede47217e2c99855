import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PlanQuestions } from './PlanQuestions.tsx';

const meta = { title: 'Account/PlanQuestions', component: PlanQuestions } satisfies Meta<typeof PlanQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Do prices include VAT or sales tax?' }));
    await expect(canvas.getByText(/^Yes\. Prices are in US dollars with tax/)).toBeVisible();
  },
};
