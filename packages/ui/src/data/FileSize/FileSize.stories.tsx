import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { FileSize } from './FileSize.tsx';

const meta = {
  title: 'Components/FileSize',
  component: FileSize,
  args: { bytes: 1536 },
} satisfies Meta<typeof FileSize>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = [1, 512, 1536, 1_048_575, 5_242_880, 3_221_225_472];

/** Every unit. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: () => (
    <Stack gap="1" align="start">
      {sizes.map((bytes) => (
        <Text key={bytes} element="div" isTabular>
          <FileSize bytes={bytes} />
        </Text>
      ))}
    </Stack>
  ),
};

export const AllItsBytes: Story = {
  play: async ({ canvas }) => {
    const size = canvas.getByText('1.50 KB');
    await expect(size).toHaveAttribute('title', '1,536 bytes');
    await expect(size).toHaveAttribute('value', '1536');
  },
};
