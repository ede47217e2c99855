import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { AvatarShape, AvatarSize } from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#31547a" d="M0 0h8v8H0z"/><path fill="#e9c46a" d="M4 1 7 7H1z"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly AvatarSize[] = ['small', 'medium', 'large'];
const shapes: readonly AvatarShape[] = ['circle', 'square'];

/** Every size and shape, with initials and with an image. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Stack>
      {shapes.map((shape) => (
        <Inline key={shape} gap="4">
          {sizes.map((size) => (
            <Inline key={size}>
              <Avatar {...args} shape={shape} size={size} />
              <Avatar {...args} shape={shape} size={size} src={picture} />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Named: Story = {
  args: { src: picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible();
  },
};

/** When the image fails to load, the initials stay. */
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AL')).toBeVisible());
  },
};

/** Beside a visible name, a decorative avatar isn’t announced. */
export const BesideItsName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} isDecorative />
      {args.name}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const HardWords: Story = {
  render: () => (
    <Inline>
      {[...Object.values(hardTexts), ''].map((name) => (
        <Avatar key={name} name={name || 'Nobody'} />
      ))}
    </Inline>
  ),
};
