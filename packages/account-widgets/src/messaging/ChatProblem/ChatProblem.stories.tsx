import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatProblem } from './ChatProblem.tsx';

const meta = {
  title: 'Account/ChatProblem',
  component: ChatProblem,
  args: { code: 'not_found', provider: 'Foresight', message: 'User is not in the directory', onRetry: fn() },
} satisfies Meta<typeof ChatProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text of the outcome, the provider and the raw message. */
export const NotFound: Story = {
  parameters: { requirements: ['CHAT-031', 'CHAT-036'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chat account was not found. Please contact support.')).toBeVisible();
    await expect(canvas.getByText('Foresight: User is not in the directory')).toBeVisible();
  },
};

/** With a link. */
export const AlreadyExists: Story = {
  parameters: { requirements: ['CHAT-032', 'CHAT-033'] },
  args: { code: 'account_already_exists', linkHref: 'https://chat.example/link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A chat account already exists for this email.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Link your account' })).toHaveAttribute(
      'href',
      'https://chat.example/link',
    );
  },
};

export const AlreadyAMember: Story = {
  args: { code: 'already_a_member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chat account is already a member. Please contact support.')).toBeVisible();
  },
};

export const Unexpected: Story = {
  parameters: { requirements: ['CHAT-035'] },
  args: { code: 'unexpected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An unexpected error occurred. Please contact support.')).toBeVisible();
  },
};
