import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SupportForm } from './SupportForm.tsx';

const meta = {
  title: 'Account/SupportForm',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: SupportForm,
  args: { onSend: fn(), onAgain: fn(), homeHref: '/' },
} satisfies Meta<typeof SupportForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@foresight.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' The chart stays empty. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Ada Okafor',
      email: 'ada@foresight.example',
      subject: '',
      message: 'The chart stays empty.',
    });
  },
};

export const Answered: Story = {
  args: { onDraftChange: fn(), children: 'On the login page, select Reset password.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Login');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'No code');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      name: '',
      email: '',
      subject: 'Login',
      message: 'No code',
    });
    await expect(canvas.getByText('On the login page, select Reset password.')).toBeVisible();
  },
};

export const SentWith: Story = {
  args: { sentWith: { page: '/research/companies?location=Berlin', version: '1.1.379' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sent with it: page /research/companies?location=Berlin, version 1.1.379'),
    ).toBeVisible();
  },
};

export const KnownReader: Story = {
  args: { initialName: 'Ada Okafor', initialEmail: 'ada@foresight.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
  },
};

export const Draft: Story = {
  args: {
    initialName: 'Ada Okafor',
    draft: { name: 'Ada O.', email: 'ada@foresight.example', subject: 'Charts', message: 'I begin to write' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada O.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Charts');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I begin to write');
  },
};

export const Incomplete: Story = {
  args: { initialEmail: 'ada at foresight' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('group', { name: /^Check 3 fields/ })).toHaveFocus();
    await expect(canvas.getByText('Enter your name.')).toBeVisible();
    await expect(canvas.getByText('Enter an email address such as name@company.com.')).toBeVisible();
    await expect(canvas.getByText('Write your message.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { initialName: 'Ada Okafor', initialEmail: 'ada@foresight.example', isSending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Charts{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    initialName: 'Ada Okafor',
    initialEmail: 'ada@foresight.example',
    failure: 'Couldn’t send your message. Try again later.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t send your message. Try again later.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'The chart stays empty.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('The chart stays empty.');
  },
};

export const Sent: Story = {
  tags: ['dark', 'narrow'],
  args: { sent: { email: 'ada@foresight.example', id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a90' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Message sent' })).toHaveFocus();
    await expect(canvas.getByText(/^We’ll reply to ada@foresight\.example\. Reference: 018f6a2e/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
