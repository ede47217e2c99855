import { defineMessages } from '@fs/ui';

export const chatProblemMessages = defineMessages('ChatProblem', {
  not_found: 'Chat account was not found. Please contact support.',
  account_already_exists: 'A chat account already exists for this email.',
  already_a_member: 'Chat account is already a member. Please contact support.',
  unexpected: 'An unexpected error occurred. Please contact support.',
  link: 'Link your account',
});
