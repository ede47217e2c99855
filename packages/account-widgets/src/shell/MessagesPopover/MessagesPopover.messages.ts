import { defineMessages } from '@fs/ui';

export const messagesPopoverMessages = defineMessages('MessagesPopover', {
  title: 'Messages',
  open: ({ unread }: { unread: number }) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
  unread: 'Unread',
  nothing: "You're all set",
  noMessage: 'No messages yet',
});
