import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AuthWall } from './AuthWall.tsx';

const meta = {
  title: 'Components/AuthWall',
  component: AuthWall,
  args: {
    title: 'Topics, explained by people who work on them',
    text: 'Sign in to read the articles and filter them by market.',
    loginHref: '/login',
    signUpHref: '/sign-up',
  },
} satisfies Meta<typeof AuthWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlaceOfContent: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text ?? '');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get a Free Account' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Get a Free Account' })).toHaveAttribute('href', '/sign-up');
  },
};

export const TitleOnly: Story = {
  args: { text: undefined, level: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200),
    text: 'Harborline (شركة المرفأ), founded 2014 A sentence that goes on for rather longer than whoever drew this had in mind, as sentences in other languages do.',
  },
};
