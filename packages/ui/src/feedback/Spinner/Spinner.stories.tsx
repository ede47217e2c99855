import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { SpinnerSize } from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Exporting' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly SpinnerSize[] = ['small', 'medium', 'large'];

/** Every size. */
export const Matrix: Story = {
  tags: ['matrix', 'dark'],
  render: (args) => (
    <Stack direction="row">
      {sizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar', { name: 'Exporting' })).toHaveLength(sizes.length);
  },
};
