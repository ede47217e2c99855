import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Code } from './Code.tsx';

const answer = `{
  "name": "Harborline",
  "founded": "2014-03-01",
  "markets": ["tc3-ports", "tc3-logistics"],
  "description": "Berth planning and arrival forecasts for mid-sized container ports, from the first call to the last line."
}`;

const meta = {
  title: 'Components/Code',
  component: Code,
  args: { children: 'founded:2014' },
} satisfies Meta<typeof Code>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a sentence, and as a block. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack>
      <Text>
        Search for <Code>{args.children}</Code> to see its year.
      </Text>
      <Code label="Answer">{answer}</Code>
    </Stack>
  ),
};

/** The keyboard can scroll long lines. */
export const ScrolledByKeyboard: Story = {
  args: { label: 'Answer', children: answer.repeat(2) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const block = canvas.getByRole('region', { name: 'Answer' });
    await expect(block).toHaveFocus();
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      <Text>
        <Code>{hardTexts.unbreakable}</Code>
      </Text>
      <Code label="Mixed">{hardTexts.mixed}</Code>
    </Stack>
  ),
};
