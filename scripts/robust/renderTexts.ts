import type { Channel, ChatMessage } from '@fs/api-contract';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChannelRow } from '../../packages/account-widgets/src/messaging/ChannelList/ChannelRow.tsx';
import { MemberList } from '../../packages/account-widgets/src/messaging/ChannelMembersDrawer/MemberList.tsx';
import { ChannelPane } from '../../packages/account-widgets/src/messaging/ChannelPane/ChannelPane.tsx';
import { Message } from '../../packages/account-widgets/src/messaging/ChannelPane/Message.tsx';
import { MessageText } from '../../packages/account-widgets/src/messaging/ChannelPane/MessageText.tsx';
import { withoutMarks } from '../../packages/account-widgets/src/messaging/messageMarks.ts';
import { PeopleField } from '../../packages/account-widgets/src/messaging/PeopleField.tsx';
import { MarkdownContent } from '../../packages/ui/src/data/Markdown/MarkdownContent.tsx';

/** What users see of texts, as HTML. Loaded by Vite, which knows the style sheets. */
const render = (element: ReactElement): string => renderToStaticMarkup(element);

export const renderMessage = (text: string): string =>
  render(createElement('p', {}, createElement(MessageText, { text })));
export const renderMarkdown = (source: string): string => render(createElement(MarkdownContent, { source, level: 2 }));

const ignore = () => undefined;
const timestamp = '2026-01-05T09:00:00.000Z';

const messageOf = (name: string, fileName: string, content = ''): ChatMessage => ({
  id: 'message',
  client_id: 'client-id',
  channelID: 'channel',
  content,
  timestamp,
  owner: 'owner',
  ownerName: name,
  position: 1,
  embeds: [{ url: '0', file_name: fileName, type: 'text/plain', size: 10 }],
});

const channelOf = (name: string, latest: ChatMessage | null): Channel => ({
  id: 'channel',
  display_name: name,
  is_private: true,
  isAdvisory: false,
  createdAt: timestamp,
  unread: 1,
  readPosition: 0,
  latest,
  canDelete: true,
  canManage: true,
});

const renderRow = (name: string, latest: ChatMessage) =>
  render(
    createElement(ChannelRow, {
      channel: channelOf(name, latest),
      isOpen: false,
      href: '/channel',
      now: new Date(timestamp),
    }),
  );

const renderPane = (name: string, draft: string, fileName: string) =>
  render(
    createElement(ChannelPane, {
      channel: channelOf(name, null),
      conversation: { state: 'loading' },
      memberCount: 2,
      userId: 'owner',
      unsent: [],
      draft,
      files: [{ id: 'file', name: fileName, size: 10, state: 'done' }],
      onDraftChange: ignore,
      onSelectFiles: ignore,
      onRemoveFile: ignore,
      onRetryFile: ignore,
      onSend: ignore,
      onSeen: ignore,
      onLoadOlder: ignore,
      onDeleteMessage: ignore,
      onDownload: ignore,
      onRetryMessage: ignore,
      onDiscardMessage: ignore,
      onMembers: ignore,
    }),
  );

const person = (name: string) => ({ owner: 'owner', name, email: null, hasJoined: false, isCreator: true });

/** What a place shows of a text, where that is not the text itself. */
export const shownAs: Readonly<Record<string, (text: string) => string>> = { 'last words in the list': withoutMarks };

/** Each place of messaging where a text is shown as it is or by `shownAs`, by what the text is there. */
export const renderChat: Readonly<Record<string, (text: string) => string>> = {
  'sender of a message': (text) =>
    render(
      createElement(Message, {
        message: messageOf(text, 'file'),
        isOwn: true,
        place: 1,
        total: 1,
        onDelete: ignore,
        onDownload: ignore,
      }),
    ),
  'file of a message': (text) =>
    render(
      createElement(Message, {
        message: messageOf('Name', text),
        isOwn: false,
        place: 1,
        total: 1,
        onDelete: ignore,
        onDownload: ignore,
      }),
    ),
  'channel in the list': (text) => renderRow(text, messageOf('Name', 'file')),
  'last words in the list': (text) => renderRow('Channel', messageOf('Name', 'file', text)),
  'last file in the list': (text) => renderRow('Channel', messageOf('Name', text)),
  'open channel': (text) => renderPane(text, '', 'file'),
  // A field of a browser has no other line ends.
  draft: (text) => renderPane('Channel', text.replaceAll(/\r\n?/g, '\n'), 'file'),
  'file of a draft': (text) => renderPane('Channel', '', text),
  member: (text) =>
    render(createElement(MemberList, { members: [person(text)], userId: 'user', canManage: true, onRemove: ignore })),
  'person who was found': (text) =>
    render(
      createElement(PeopleField, {
        emails: [],
        onChange: ignore,
        found: { state: 'ready', value: [{ email: 'a@foresight.example', name: text }] },
        onSearch: ignore,
      }),
    ),
};
