import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ArrivalContext } from '../fields/ArrivalContext.ts';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  // A form that takes focus would scroll the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { product: 'Foresight', onSignIn: fn(), onReset: fn(), onSignUp: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-003'] },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await userEvent.type(email, ' Ada@Foresight.Example ');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'ada@foresight.example', password: 'correct horse' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await userEvent.clear(email);
    await userEvent.clear(canvas.getByLabelText('Password'));
  },
};

export const WithGoogle: Story = {
  tags: ['dark'],
  args: { onGoogle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

/** The password can be revealed but not copied. Enter submits the form. */
export const PasswordShown: Story = {
  args: { initialEmail: 'ada@foresight.example' },
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('correct horse');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    for (const make of [createEvent.copy, createEvent.cut]) {
      const event = make(password);
      fireEvent(password, event);
      await expect(event.defaultPrevented).toBe(true);
    }
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.type(password, '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'ada@foresight.example', password: 'correct horse' });
  },
};

export const Incomplete: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['AUTH-027', 'AUTH-028'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Please input your Email!')).toBeVisible();
    await expect(canvas.getByText('Please input your Password!')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Check 2 fields/ })).toHaveFocus();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const NoEmail: Story = {
  args: { initialEmail: 'ada' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Please input a valid Email!')).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, initialEmail: 'ada@foresight.example' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
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
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
  },
};

export const AfterSignUp: Story = {
  args: { notice: 'confirmed', initialEmail: 'ada@foresight.example' },
  parameters: { requirements: ['SIGNUP-018'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please log in with your new account.');
  },
};

export const FromConfirmation: Story = {
  args: { notice: 'confirmed', initialEmail: 'ada@foresight.example' },
  parameters: { requirements: ['SIGNUP-018'] },
  decorators: [
    (FormStory) => (
      <ArrivalContext value>
        <FormStory />
      </ArrivalContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Sign in to Foresight' })).toHaveAccessibleDescription(
      /Please log in with your new account\.$/,
    );
  },
};

export const AfterReset: Story = {
  args: { notice: 'passwordChanged', initialEmail: 'ada@foresight.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password changed.');
  },
};
