import { defineMessages } from '@fs/ui';

export const slackConfirmMessages = defineMessages('SlackConfirm', {
  title: 'Link your Slack user?',
  text: 'Compare the ID with the member ID in your Slack profile.',
  slackUser: 'Slack user',
  account: 'Your account',
  replaces: 'Replaces',
  warning:
    'Link only if you opened this page from your own Slack. A link from someone else could connect their Slack user with your account.',
  link: 'Link Slack user',
  cancel: 'Don’t link',
  nothingLinked: 'Nothing was linked. If this happens again, contact support.',
  linkedTitle: 'Your Slack user is linked',
  linkedText: ({ slackUserId, email }: { slackUserId: string; email: string }) =>
    `${slackUserId} is linked to ${email}.`,
  failed: 'Something went wrong',
  failedText: 'This link doesn’t name a Slack user. Open it from Slack again.',
  home: 'Go to Home',
});
