import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Stack, type StackJustify } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: ['Follow', 'Add to a watchlist', 'Share'].map((name) => <Button key={name}>{name}</Button>) },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

const justifications: readonly StackJustify[] = ['start', 'center', 'end', 'between'];

/** Every alignment along the line. The line follows the text direction and wraps. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      {justifications.map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
      ))}
    </Stack>
  ),
};

export const GapOfEight: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const [before, after] = [first, second].sort((a, b) => (a?.left ?? 0) - (b?.left ?? 0));
    await expect((after?.left ?? 0) - (before?.right ?? 0)).toBeCloseTo(8, 0);
  },
};

export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    gap: '1',
    children: [
      <Text key="figure" element="span" size="reading" weight="semibold">
        4.2M
      </Text>,
      <Text key="unit" element="span" size="caption" tone="muted">
        US dollars
      </Text>,
    ],
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { children: Object.values(hardTexts).map((words) => <Button key={words}>{words}</Button>) },
  play: async ({ canvas, canvasElement }) => {
    const width = canvasElement.getBoundingClientRect().width;
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetWidth).toBeLessThanOrEqual(width);
  },
};
