import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import type { StackAlign, StackJustify } from './Stack.css.ts';
import { Stack } from './Stack.tsx';

const cards = ['Seed', 'Series A', 'Series B'].map((round) => (
  <Card key={round}>
    <Text>{round}</Text>
  </Card>
));

/** Different heights show the alignment across a row. */
const uneven = ['Seed', 'Series A led by Harborline Ventures and four others', 'B'].map((round, index) => (
  <Card key={round}>
    <Text size={index === 0 ? 'reading' : 'small'}>{round}</Text>
    {index === 1 && <Text>March 2014</Text>}
  </Card>
));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: cards },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const justifications: readonly StackJustify[] = ['start', 'center', 'end', 'between'];
const alignments: readonly StackAlign[] = ['stretch', 'start', 'center', 'end', 'baseline'];

/** A column, and a row with every alignment. A row follows the text direction and wraps. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      <Stack {...args} />
      {justifications.map((justify) => (
        <Stack key={justify} {...args} direction="row" justify={justify} />
      ))}
      {alignments.map((align) => (
        <Stack key={align} {...args} direction="row" align={align}>
          {uneven}
        </Stack>
      ))}
    </Stack>
  ),
};

export const GapIsInUnitsOfFour: Story = {
  args: { gap: '3' },
  play: async ({ canvas }) => {
    const [first, second] = ['Seed', 'Series A'].map((round) => canvas.getByText(round).parentElement);
    const gap = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(12);
  },
};
