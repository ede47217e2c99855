import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmResetForm } from './ConfirmResetForm.tsx';

const email = 'ada@foresight.example';

const meta = {
  title: 'Account/ConfirmResetForm',
  component: ConfirmResetForm,
  args: { initialEmail: email, onChange: fn(), onReset: fn(), onSignIn: fn() },
} satisfies Meta<typeof ConfirmResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { isCodeSent: true },
  parameters: { requirements: ['AUTH-007'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We’ve sent a code to your email.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), '123456');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'battery staple{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ email, code: '123456', password: 'battery staple' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  args: { initialEmail: '' },
  parameters: { requirements: ['AUTH-030', 'AUTH-031', 'AUTH-032', 'AUTH-033'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    for (const message of [
      'Please input your Email!',
      'Please input your Confirmation Code!',
      'Please input your Password!',
      'Confirm Password is required!',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WrongPasswords: Story = {
  parameters: { requirements: ['AUTH-034'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), '123456');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'battery stable');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByText('Password should be same as confirm password!')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { failure: 'Invalid verification code provided, please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Invalid verification code provided, please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
