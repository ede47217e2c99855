import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { AuthWall } from './AuthWall.tsx';

const actions = (
  <>
    <Button tone="accent">Login</Button>
    <Button>Get a Free Account</Button>
  </>
);

const meta = {
  title: 'Components/AuthWall',
  component: AuthWall,
  args: {
    title: 'Topics, explained by people who work on them',
    text: 'Sign in to read the articles and filter them by market.',
    actions,
  },
} satisfies Meta<typeof AuthWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlaceOfContent: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text ?? '');
    for (const name of ['Login', 'Get a Free Account']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const TitleOnly: Story = { args: { text: undefined, level: 3 } };

export const HardWords: Story = {
  tags: ['narrow'],
  args: { title: hardTexts.unbreakable, text: `${hardTexts.mixed} ${hardTexts.long}` },
};
