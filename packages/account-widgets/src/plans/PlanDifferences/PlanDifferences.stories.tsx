import { samplePlan } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanDifferences } from './PlanDifferences.tsx';

const plans = (['fuel-free', 'fuel-individual', 'fuel-individual-plus', 'fuel-teams'] as const).map(samplePlan);

const meta = {
  title: 'Account/PlanDifferences',
  component: PlanDifferences,
  args: { plans },
} satisfies Meta<typeof PlanDifferences>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const row = (name: string) => {
      const cells = canvas.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [];
      return Array.from(cells, ({ textContent }) => textContent);
    };
    await expect(row('Watchlists')).toEqual(['1', '5', 'Unlimited', 'Unlimited']);
    await expect(row('Investments of an investor')).toEqual(['From the 10 latest investments', 'All', 'All', 'All']);
    await expect(row('Website metrics')).toEqual(['Not included', 'Included', 'Included', 'Included']);
    await expect(row('Teams in a shared workspace')).toEqual(['Not included', 'Not included', 'Not included', '3']);
  },
};

export const Empty: Story = {
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { plans: plans.map((plan) => ({ ...plan, name: 'Donaudampfschifffahrtsgesellschaft plan' })) },
};
