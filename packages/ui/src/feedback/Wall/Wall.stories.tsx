import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Wall, type WallIcon } from './Wall.tsx';

const meta = {
  title: 'Components/Wall',
  component: Wall,
  args: {
    title: 'See all 42 harbors',
    text: 'You can see the latest 3.',
    actions: (
      <>
        <Button tone="accent">Log in</Button>
        <Button>Ask for access</Button>
      </>
    ),
  },
} satisfies Meta<typeof Wall>;
export default meta;

type Story = StoryObj<typeof meta>;

const icons: readonly WallIcon[] = ['lock', 'arrow-up'];

/** Every icon, with and without a text. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: ({ text, ...args }) => (
    <Stack gap="4">
      {icons.map((icon) => (
        <Stack key={icon} gap="4">
          <Wall {...args} icon={icon} title={`See all 42 harbors (${icon})`} text={text} />
          <Wall {...args} icon={icon} title={`See all 42 ships (${icon})`} level={3} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** A landmark that is named by its title. Its actions are next in the tab order. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text ?? '');
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    for (const name of ['Log in', 'Ask for access']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { title: hardTexts.unbreakable, text: `${hardTexts.mixed} ${hardTexts.long}` },
};
