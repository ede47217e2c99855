import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppHeader } from './AppHeader.tsx';

const meta = {
  title: 'Account/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'Foresight',
    homeHref: '/',
    contentId: 'storybook-root',
    user: { name: 'Ada Okafor' },
    logInHref: '/login/',
    onLogOut: fn(),
  },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Logout' }).blur();
  },
};

export const Visitor: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/');
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { user: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) } },
};
