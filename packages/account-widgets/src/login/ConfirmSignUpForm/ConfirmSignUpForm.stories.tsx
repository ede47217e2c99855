import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmSignUpForm } from './ConfirmSignUpForm.tsx';

const email = 'ada@foresight.example';

const meta = {
  title: 'Account/ConfirmSignUpForm',
  component: ConfirmSignUpForm,
  args: { initialEmail: email, onConfirm: fn(), onResend: fn(), onSignIn: fn() },
} satisfies Meta<typeof ConfirmSignUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { notice: 'codeSent' },
  parameters: { requirements: ['AUTH-005'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We’ve sent you a confirmation code.');
    const code = canvas.getByRole('textbox', { name: 'Confirmation code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(code);
    await userEvent.paste(' 123 456\u00a0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ email, code: '123456' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.clear(code);
  },
};

export const Incomplete: Story = {
  args: { initialEmail: '' },
  parameters: { requirements: ['SIGNUP-023', 'SIGNUP-024'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByText('Please input your Email!')).toBeVisible();
    await expect(canvas.getByText('Please input your Confirmation Code!')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Resent: Story = {
  args: { notice: 'codeResent' },
  parameters: { requirements: ['SIGNUP-027'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new confirmation code has been sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalledWith({ email });
  },
};

export const ResentWithoutEmail: Story = {
  args: { initialEmail: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(canvas.getByText('Please input your Email!')).toBeVisible();
    await expect(args.onResend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' Grace@Foresight.Example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'grace@foresight.example' });
  },
};

export const FromTheLink: Story = {
  args: { initialCode: '123456', isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { initialCode: '123456', failure: 'Invalid code provided, please request a code again.' },
  parameters: { requirements: ['SIGNUP-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid code provided, please request a code again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveValue('123456');
  },
};
