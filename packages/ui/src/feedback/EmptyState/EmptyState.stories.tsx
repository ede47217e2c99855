import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { message: 'Companies that you follow will be listed here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the message alone, and with the next step. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      <EmptyState {...args} />
      <EmptyState {...args} action={<Button tone="accent">Find companies</Button>} />
    </Stack>
  ),
};

export const HardWords: Story = { tags: ['narrow'], args: { message: hardTexts.unbreakable } };
