import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const cards = ['Seed', 'Series A', 'Series B'].map((round) => (
  <Card key={round}>
    <Text>{round}</Text>
  </Card>
));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: cards },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};

/** A row follows the direction of the language and wraps where it runs out of room. */
export const Row: Story = { tags: ['rtl', 'narrow'], args: { direction: 'row', gap: '6' } };

export const PushedApart: Story = { args: { direction: 'row', justify: 'between' } };

export const GapIsInUnitsOfFour: Story = {
  args: { gap: '3' },
  play: async ({ canvas }) => {
    const [first, second] = ['Seed', 'Series A'].map((round) => canvas.getByText(round).parentElement);
    const gap = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(12);
  },
};
