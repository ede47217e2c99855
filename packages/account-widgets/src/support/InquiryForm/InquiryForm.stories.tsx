import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InquiryForm } from './InquiryForm.tsx';

const meta = {
  title: 'Account/InquiryForm',
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  component: InquiryForm,
  args: { kind: 'investor-inquiry', onSend: fn(), onAgain: fn(), signUpHref: '/signup', homeHref: '/' },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Investor: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Investor inquiry' })).toBeVisible();
    for (const name of ['Name', 'Email', 'Company', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@foresight.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), ' Cedar & Palm ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' Are you raising? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Ada Okafor',
      email: 'ada@foresight.example',
      company: 'Cedar & Palm',
      message: 'Are you raising?',
    });
  },
};

export const Partnership: Story = {
  args: { kind: 'partnership-inquiry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us who you are and what we could do together.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeRequired();
  },
};

export const SignUp: Story = {
  args: { kind: 'signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).not.toBeRequired();
  },
};

export const KnownUser: Story = {
  args: { initialName: 'Ada Okafor', initialEmail: 'ada@foresight.example', initialCompany: 'Cedar & Palm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Cedar & Palm');
  },
};

export const Draft: Story = {
  args: {
    kind: 'investor-inquiry',
    onDraftChange: fn(),
    initialName: 'Ada Okafor',
    draft: { name: 'Ada O.', email: 'ada@foresight.example', company: 'Harborline', message: 'I begin to write' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada O.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Harborline');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I begin to write');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' more');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      name: 'Ada O.',
      email: 'ada@foresight.example',
      company: 'Harborline',
      message: 'I begin to write more',
    });
  },
};

export const Incomplete: Story = {
  args: { initialEmail: 'ada at foresight' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }));
    await expect(await canvas.findByRole('group', { name: /^Check 4 fields/ })).toHaveFocus();
    await expect(canvas.getByText('Enter your name.')).toBeVisible();
    await expect(canvas.getByText('Enter an email address such as name@company.com.')).toBeVisible();
    await expect(canvas.getByText('Enter the name of your company.')).toBeVisible();
    await expect(canvas.getByText('Write your message.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { initialName: 'Ada Okafor', initialEmail: 'ada@foresight.example', isSending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Cedar & Palm{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    kind: 'signup',
    initialName: 'Ada Okafor',
    initialEmail: 'ada@foresight.example',
    failure: 'Couldn’t send your message. Try again later.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t send your message. Try again later.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'We want five seats.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('We want five seats.');
  },
};

export const Sent: Story = {
  tags: ['narrow'],
  args: { sent: { email: 'ada@foresight.example', id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a90' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Inquiry sent' })).toHaveFocus();
    await expect(canvas.getByText(/^We’ll reply to ada@foresight\.example\. Reference: 018f6a2e/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Write another inquiry' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
