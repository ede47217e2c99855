import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordResetForm } from './PasswordResetForm.tsx';

const meta = {
  title: 'Account/PasswordResetForm',
  component: PasswordResetForm,
  args: { supportHref: '/support', onSend: fn(), onSignIn: fn() },
} satisfies Meta<typeof PasswordResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { initialEmail: 'Ada@Foresight.Example' },
  parameters: { requirements: ['AUTH-006'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(args.onSend).toHaveBeenCalledWith({ email: 'ada@foresight.example' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(canvas.getByText('Please input your Email!')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { initialEmail: 'ada@foresight.example', isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['dark'],
  args: { initialEmail: 'ada@foresight.example', failure: { error: 'User does not exist.', reason: 'not-found' } },
  parameters: { requirements: ['AUTH-038'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Username was not found. You may have logged in with Google. Please contact support.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
};

export const Offline: Story = {
  args: { initialEmail: 'ada@foresight.example', failure: { error: 'You seem to be offline.', reason: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You seem to be offline.');
    await expect(canvas.queryByText(/not found/)).toBeNull();
  },
};
