import { defineMessages } from '@fs/ui';

export const linkedSlackMessages = defineMessages('LinkedSlack', {
  title: 'Slack',
  slackUser: 'Slack user',
  linked: 'Linked',
  unlink: 'Unlink Slack',
  unlinkTitle: ({ slackUserId }: { slackUserId: string }) => `Unlink ${slackUserId}?`,
  unlinkText: 'Your account won’t know your Slack user anymore. To link it again, open the link from Slack.',
  unlinkShort: 'Unlink',
});
