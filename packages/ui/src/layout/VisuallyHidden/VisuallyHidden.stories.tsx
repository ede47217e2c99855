import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'US dollars' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Text>
      <span aria-hidden="true">$</span>4.2M <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('US dollars');
    await expect(words.offsetWidth).toBe(1);
    await expect(words.checkVisibility()).toBe(true);
  },
};
