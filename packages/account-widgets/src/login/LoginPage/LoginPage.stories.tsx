import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buildReferral } from '../../testing/buildReferral.ts';
import { createLoginWorkflow, type LoginAnswer, type LoginCalls } from '../createLoginWorkflow.ts';
import { readLoginAddress } from '../readLoginAddress.ts';
import { LoginPage, type LoginPageProps } from './LoginPage.tsx';

const email = 'ada@foresight.example';
/** Forms are lazy-loaded. */
const soon = { timeout: 8000 };

const done = async (): Promise<LoginAnswer> => ({ ok: true });

const calls = {
  signIn: done,
  signUp: done,
  confirmSignUp: done,
  resendCode: done,
  forgotPassword: done,
  confirmForgotPassword: done,
} satisfies LoginCalls;

function workflowAt(path: string, changes: Partial<LoginCalls> = {}) {
  const { pathname, search } = new URL(path, 'https://foresight.example');
  return createLoginWorkflow({ address: readLoginAddress({ pathname, search }), calls: { ...calls, ...changes } });
}

/** A page with a new workflow per story. */
function At({ path, changes, ...props }: Omit<LoginPageProps, 'workflow'> & AtProps) {
  const [workflow] = useState(() => workflowAt(path, changes));
  useEffect(() => void workflow.begin(), [workflow]);
  return <LoginPage {...props} workflow={workflow} />;
}

interface AtProps {
  path: string;
  changes?: Partial<LoginCalls>;
}

function at(path: string, changes?: Partial<LoginCalls>): Pick<Story, 'render'> {
  return { render: (args) => <At {...args} path={path} changes={changes} /> };
}

const meta = {
  title: 'Account/LoginPage',
  component: LoginPage,
  // What was announced stays for seconds, outside of the page's landmarks.
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    a11y: { context: { include: ['body'], exclude: ['[data-live-announcer]'] } },
  },
  args: {
    product: 'Foresight',
    version: '1.1.379',
    workflow: workflowAt('/login/'),
    supportHref: '/support',
    onRetry: fn(),
  },
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  ...at('/login/'),
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-014', 'AUTH-010', 'AUTH-003'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in to Foresight' })).toBeVisible();
    await expect(canvas.getByText('Play the long game.')).toBeVisible();
    await expect(canvas.getByText('Version 1.1.379')).toBeVisible();
  },
};

export const SignUp: Story = {
  ...at('/signup/?plan=team'),
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['AUTH-012', 'AUTH-004'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign up for Foresight' }, soon)).toBeVisible();
    await expect(await canvas.findByText('Teams includes', {}, soon)).toBeVisible();
  },
};

const answers: LoginAnswer[] = [];

export const ConfirmSignUp: Story = {
  ...at('/signup/', { confirmSignUp: async () => answers.shift() ?? { ok: true } }),
  parameters: { requirements: ['SIGNUP-018', 'SIGNUP-026', 'AUTH-005'] },
  play: async ({ canvas }) => {
    answers.splice(0, Number.POSITIVE_INFINITY, {
      ok: false,
      error: 'Invalid verification code provided.',
      reason: 'invalid',
    });
    await userEvent.type(await canvas.findByLabelText('First name', {}, soon), 'Ada');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Byron');
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const code = await canvas.findByLabelText('Confirmation code', {}, soon);
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('Invalid verification code provided.', {}, soon)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByText('Please log in with your new account.', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

export const Unconfirmed: Story = {
  ...at('/login/', { signIn: async () => ({ ok: false, error: 'User is not confirmed.', reason: 'forbidden' }) }),
  parameters: { requirements: ['SIGNUP-027'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(await canvas.findByText('A new confirmation code has been sent.', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

export const PasswordReset: Story = {
  ...at('/login/'),
  parameters: { requirements: ['AUTH-006', 'AUTH-007'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Reset your password' })).toHaveFocus(), soon);
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Choose a new password' })).toHaveFocus(), soon);
    await userEvent.type(canvas.getByLabelText('Confirmation code'), '123456');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'battery staple{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus(), soon);
    await expect(canvas.getByText(/^Password changed\./)).toBeVisible();
  },
};

export const News: Story = {
  ...at('/signup/?plan=news'),
  args: { pulses: ready([{ slug: 'mobility', label: 'Mobility and logistics', order: 1 }]) },
  tags: ['dark'],
  parameters: { requirements: ['SIGNUP-019', 'SIGNUP-021', 'AUTH-008', 'AUTH-011'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Mobility and logistics' }, soon));
    await expect(canvas.queryByRole('heading', { name: 'Sign up for Foresight' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign up for Foresight' }, soon)).toBeVisible();
    await expect(canvas.getByText('The pulse of your markets, by email')).toBeVisible();
  },
};

export const Referral: Story = {
  ...at('/referral/HARBOR-6'),
  args: { referral: ready(buildReferral()) },
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['AUTH-009', 'AUTH-057'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re invited to Foresight' }, soon)).toBeVisible();
    await expect(await canvas.findByText('Ambassador Referral', {}, soon)).toBeVisible();
  },
};

export const FromTheLink: Story = {
  ...at(`/login/?email=${email}&confirmationcode=123456`),
  parameters: { requirements: ['SIGNUP-018'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please log in with your new account.', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

export const Confirming: Story = {
  ...at(`/login/?email=${email}&confirmationcode=123456`, { confirmSignUp: () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Confirmation code', {}, soon)).toHaveValue('123456');
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
};
