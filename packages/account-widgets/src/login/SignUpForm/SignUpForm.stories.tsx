import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent, type within } from 'storybook/test';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  title: 'Account/SignUpForm',
  component: SignUpForm,
  args: { product: 'Foresight', termsHref: '/terms', onSignUp: fn(), onSignIn: fn() },
} satisfies Meta<typeof SignUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const complete = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@foresight.example',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

async function fillIn(canvas: Canvas, changes: Partial<typeof complete> = {}) {
  for (const [label, text] of Object.entries({ ...complete, ...changes })) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }));
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-004', 'SIGNUP-001', 'SIGNUP-013'] },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Sign up' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Tick the box to continue');
    send.focus();
    await expect(send).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    const completions = ['given-name', 'family-name', 'username', 'new-password', 'new-password'];
    const fields = Object.keys(complete).map((label) => canvas.getByLabelText(label).getAttribute('autocomplete'));
    await expect(fields).toEqual(completions);
    await fillIn(canvas, { 'First name': ' Ada ', Email: ' Ada@Foresight.Example ' });
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(args.onSignUp).toHaveBeenCalledWith({
      email: 'ada@foresight.example',
      given_name: 'Ada',
      family_name: 'Byron',
      password: 'correct horse',
    });
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const WithGoogle: Story = {
  args: { onGoogle: fn() },
  parameters: { requirements: ['SIGNUP-002', 'SIGNUP-014'] },
  play: async ({ canvas, args }) => {
    const google = canvas.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(google);
    await expect(args.onGoogle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(google);
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['SIGNUP-004', 'SIGNUP-005', 'SIGNUP-006', 'SIGNUP-010', 'SIGNUP-011'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    for (const message of [
      'Please input your First Name!',
      'Please input your Last Name!',
      'Please input your Email!',
      'Please input your Password!',
      'Confirm Password is required!',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

export const WrongNames: Story = {
  parameters: { requirements: ['SIGNUP-007', 'SIGNUP-009'] },
  play: async ({ canvas, args }) => {
    await fillIn(canvas, { 'First name': 'A', 'Last name': 'Byron 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(canvas.getByText('Must be min of length 2')).toBeVisible();
    await expect(canvas.getByText('Only alphabet is allowed!')).toBeVisible();
    await expect(canvas.getByText(/^No spaces, apostrophes, or digits\. Join the parts/)).toBeVisible();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

export const WrongPasswords: Story = {
  parameters: { requirements: ['SIGNUP-012'] },
  play: async ({ canvas, args }) => {
    await fillIn(canvas, { Password: 'correct', 'Confirm password': 'horse' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(canvas.getByText('Password must be at least 8 characters.')).toBeVisible();
    await expect(canvas.getByText('Confirm Password should be same as password!')).toBeVisible();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

export const NothingToCopy: Story = {
  parameters: { requirements: ['SIGNUP-015'] },
  play: async ({ canvas }) => {
    for (const label of ['Password', 'Confirm password']) {
      const field = canvas.getByLabelText(label);
      await userEvent.click(field);
      await userEvent.paste('correct horse');
      await expect(field).toHaveValue('correct horse');
      for (const make of [createEvent.copy, createEvent.cut]) {
        const event = make(field);
        fireEvent(field, event);
        await expect(event.defaultPrevented).toBe(true);
      }
    }
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { failure: 'An account with this email already exists.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('An account with this email already exists.');
  },
};
