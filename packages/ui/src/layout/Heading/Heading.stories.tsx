import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { HeadingSize } from './Heading.css.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Companies that move the world’s ports' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly HeadingSize[] = ['display', 'headline', 'title', 'label'];

/** Every size at one level: the visual size is independent of the level in the outline. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack>
      {sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(sizes.length);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack>
      {Object.values(hardTexts).map((words) => (
        <Heading key={words} {...args}>
          {words}
        </Heading>
      ))}
    </Stack>
  ),
};
