import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Between paragraphs, and between words in a line. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: () => (
    <Stack>
      <Text>Berth planning and arrival forecasts for ports.</Text>
      <Divider />
      <Inline gap="3">
        <Text element="span">Seattle</Text>
        <Divider orientation="vertical" />
        <Text element="span">51–100 employees</Text>
        <Divider orientation="vertical" />
        <Text element="span">Founded 2014</Text>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [across, upright] = canvas.getAllByRole('separator');
    await expect(across).not.toHaveAttribute('aria-orientation');
    await expect(across?.offsetHeight).toBe(1);
    await expect(upright).toHaveAttribute('aria-orientation', 'vertical');
    await expect(upright?.offsetHeight).toBeGreaterThan(16);
  },
};
