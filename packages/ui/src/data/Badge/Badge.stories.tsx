import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { BadgeTone } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly BadgeTone[] = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'];

/** Every tone, as a word and as a count. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="3">
      {tones.map((tone) => (
        <Inline key={tone}>
          <Badge tone={tone}>{tone}</Badge>
          <Badge tone={tone}>3</Badge>
          <Badge tone={tone}>128</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

/** In a sentence, the badge shares the baseline, and screen readers read it in place. */
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Export to a spreadsheet <Badge {...args} tone="accent" />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Export to a spreadsheet/)).toHaveTextContent('Export to a spreadsheet New');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack align="start">
      {Object.values(hardTexts).map((words) => (
        <Badge key={words}>{words}</Badge>
      ))}
    </Stack>
  ),
};
