import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text, type TextSize } from '../../layout/Text/Text.tsx';
import type { SkeletonWidth } from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

const widths: readonly SkeletonWidth[] = ['quarter', 'half', 'most', 'full'];

/** Every width and shape. */
export const Matrix: Story = {
  tags: ['matrix', 'dark'],
  render: () => (
    <Stack>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton shape="circle" />
      <Skeleton shape="block" width="half" />
    </Stack>
  ),
};

const sizes: readonly TextSize[] = ['caption', 'small', 'ui', 'reading'];

/** A skeleton is as high as the line that replaces it. */
export const SameHeightAsItsText: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Stack key={size} gap="0">
          <Text data-testid={size} size={size}>
            One line
          </Text>
          <Skeleton data-testid={`${size} skeleton`} size={size} width="half" />
        </Stack>
      ))}
      <Heading data-testid="headline" level={2}>
        One line
      </Heading>
      <Skeleton data-testid="headline skeleton" size="headline" width="half" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of [...sizes, 'headline']) {
      const [line, skeleton] = [size, `${size} skeleton`].map((id) => canvas.getByTestId(id).getBoundingClientRect());
      await expect(skeleton?.height).toBeCloseTo(line?.height ?? 0, 1);
    }
  },
};
