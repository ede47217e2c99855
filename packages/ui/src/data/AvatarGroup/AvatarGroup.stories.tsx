import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { AvatarShape, AvatarSize } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Katherine Johnson', 'Edsger Dijkstra', 'Mary Jackson'];

const meta = {
  title: 'Components/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Team', members: names.map((name) => ({ id: name, name })) },
} satisfies Meta<typeof AvatarGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly AvatarSize[] = ['small', 'medium', 'large'];
const shapes: readonly AvatarShape[] = ['circle', 'square'];

/** Every size and shape, on a card. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Card>
      <Stack>
        {shapes.map((shape) => (
          <Inline key={shape} gap="6">
            {sizes.map((size) => (
              <AvatarGroup key={size} {...args} size={size} shape={shape} />
            ))}
          </Inline>
        ))}
      </Stack>
    </Card>
  ),
};

/** The avatars that aren’t rendered are counted. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Team' })).toBeVisible();
    await expect(canvas.getAllByRole('img').map((member) => member.getAttribute('aria-label'))).toEqual(
      names.slice(0, 4),
    );
    await expect(canvas.getByText('2 more')).toBeInTheDocument();
    await expect(canvas.getByText('+2')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AllOfThem: Story = {
  args: { most: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
