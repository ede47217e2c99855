import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: { product: 'Foresight', onSignIn: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), ' Ada@Foresight.Example ');
    await userEvent.type(canvas.getByLabelText(/Password/), 'correct horse{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'ada@foresight.example', password: 'correct horse' });
  },
};

export const Incomplete: Story = {
  parameters: { requirements: ['AUTH-027', 'AUTH-028'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByText('Please input your Email!')).toBeVisible();
    await expect(canvas.getByText('Please input your Password!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, initialEmail: 'ada@foresight.example' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Password/), 'correct horse{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const UnknownUser: Story = {
  args: { failure: 'UserNotFoundException: User does not exist.' },
  parameters: { requirements: ['AUTH-035', 'AUTH-036'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('User does not exist')).toBeVisible();
    await expect(canvas.getByText('You may have previously logged in with Google.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { failure: 'Incorrect username or password.' },
  parameters: { requirements: ['AUTH-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Incorrect username or password.')).toBeVisible();
  },
};

export const Remembered: Story = {
  args: { initialEmail: 'ada@foresight.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@foresight.example');
  },
};
