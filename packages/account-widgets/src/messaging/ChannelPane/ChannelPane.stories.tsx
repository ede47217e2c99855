import { Button, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildChannel, buildMessage } from '../../testing/buildChannel.ts';
import { ChannelPane } from './ChannelPane.tsx';

const messages = [
  buildMessage(4, {
    content: 'See https://foresight.example/plan and the **numbers**.',
    embeds: [{ url: '0', file_name: 'plan.pdf', type: 'application/pdf', size: 2048 }],
  }),
  buildMessage(3),
  buildMessage(2),
  buildMessage(1),
];

const fileNamed = (name: string) => ({ url: name, file_name: `${name}.pdf`, type: 'application/pdf', size: 2048 });

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();

const meta = {
  title: 'Account/ChannelPane',
  component: ChannelPane,
  args: {
    channel: buildChannel(),
    conversation: ready({ messages, hasMore: false, isLoadingOlder: false, readPosition: 2 }),
    userId: 'ada',
    unsent: [],
    memberCount: 3,
    draft: '',
    files: [],
    onDraftChange: fn(),
    onSelectFiles: fn(),
    onRemoveFile: fn(),
    onRetryFile: fn(),
    onSend: fn(),
    onSeen: fn(),
    onLoadOlder: fn(),
    onDeleteMessage: fn(),
    onDownload: fn(),
    onRetryMessage: fn(),
    onDiscardMessage: fn(),
    onMembers: fn(),
    onLeave: fn(),
    onDeleteChannel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChannelPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Messages by day; keys send; the sender alone deletes. */
export const Conversation: Story = {
  parameters: { requirements: ['MSG-005', 'MSG-010', 'MSG-011', 'MSG-025'] },
  tags: ['dark', 'rtl', 'narrow'],
  args: { draft: 'Hello' },
  play: async ({ canvas, args }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getAllByRole('heading')).toHaveLength(2);
    await expect(log.getAllByRole('article').at(-1)).toHaveTextContent('plan.pdf');
    await expect(log.getAllByRole('article').at(-1)).toHaveTextContent('PDF 2.00 KB');
    await expect(log.getAllByRole('button', { name: /Delete message/ })).toHaveLength(2);
    const editor = canvas.getByRole('textbox', { name: 'Message' });
    await fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true });
    await fireEvent.keyDown(editor, { key: 'Enter', metaKey: true });
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

/** The end of the log stays in view when a message with its files takes the place of the one that was on its way. */
export const FilesSent: Story = {
  render: function Sending(args) {
    const [isSent, setSent] = useState(false);
    const sent = buildMessage(20, { embeds: ['plan', 'sums', 'map'].map(fileNamed), client_id: 'on-its-way' });
    const earlier = Array.from({ length: 19 }, (_, index) => buildMessage(19 - index));
    return (
      <>
        <ChannelPane
          {...args}
          conversation={ready({
            messages: isSent ? [sent, ...earlier] : earlier,
            hasMore: false,
            isLoadingOlder: false,
            readPosition: 20,
          })}
          unsent={isSent ? [] : [{ id: 'on-its-way', text: sent.content, state: 'sending' }]}
        />
        <Button onPress={() => setSent(true)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: /What is new/ });
    const beyond = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    await waitFor(() => expect(beyond()).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.getByText('map.pdf')).toBeInTheDocument());
    await waitFor(() => expect(beyond()).toBeLessThan(2));
  },
};

/** Whoever sends by the button, from the preview too, goes on in the field, without what was refused before. */
export const Sent: Story = {
  render: function Sendable(args) {
    const [draft, setDraft] = useState('');
    return <ChannelPane {...args} draft={draft} onDraftChange={setDraft} onSend={() => setDraft('')} />;
  },
  play: async ({ canvas }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field(), 'Hello');
    const file = new File(['x'], 'tool.exe', { type: 'application/octet-stream' });
    const input = canvas.getByLabelText('Attachments').querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, file, { applyAccept: false });
    await canvas.findByText(/tool\.exe/);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(canvas.queryByText(/tool\.exe/)).toBeNull();
  },
};

/** Who deletes a message stays in the log, whose button is gone. */
export const Deleted: Story = {
  render: function Deletable(args) {
    const [known, setKnown] = useState(messages);
    return (
      <ChannelPane
        {...args}
        conversation={ready({ messages: known, hasMore: false, isLoadingOlder: false, readPosition: 4 })}
        onDeleteMessage={({ id }) => setTimeout(() => setKnown((last) => last.filter((each) => each.id !== id)), 100)}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /Delete message/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Messages in What is new' })).toHaveFocus());
  },
};

/** Of 10,000 messages, those in view are rendered. */
export const LongConversation: Story = {
  args: {
    conversation: ready({
      messages: Array.from({ length: 10_000 }, (_, index) =>
        buildMessage(10_000 - index, { timestamp: at(10_000 - index) }),
      ),
      hasMore: false,
      isLoadingOlder: false,
      readPosition: 9_998,
    }),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(await canvas.findByText('Message 10000')).toBeVisible();
    await expect(canvas.getByText('New since you were here')).toBeVisible();
    await expect(within(log).getAllByRole('article').at(-1)).toHaveAttribute('aria-posinset', '10000');
    await expect(log.querySelectorAll('*').length).toBeLessThan(1000);
  },
};

/** Older messages are there, and load when asked for. */
export const OlderMessages: Story = {
  args: { conversation: ready({ messages, hasMore: true, isLoadingOlder: false, readPosition: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

/** The connection is lost, and sought again. */
export const Reconnecting: Story = {
  args: { connection: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting…')).toBeVisible();
  },
};

/** What is not sent yet stays, and a failed upload names its file. */
export const Unsent: Story = {
  parameters: { requirements: ['MSG-007', 'MSG-022'] },
  args: {
    unsent: [
      { id: 'one', text: 'On its way', state: 'sending' },
      { id: 'two', text: 'Refused', state: 'failed' },
    ],
    files: [{ id: 'file', name: 'plan.pdf', size: 2048, state: 'failed', error: 'Failed to upload file: plan.pdf' }],
    connection: 'offline',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to upload file: plan.pdf')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('log')).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryMessage).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscardMessage).toHaveBeenCalledWith('two');
  },
};

/** Leaving asks first, and says what is lost. */
export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave channel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this channel?' }));
    await expect(question.getByText(/To come back, you need an invitation\.$/)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Members and deletion, which names members and messages. */
export const NameHidden: Story = {
  args: { isNameHidden: true, onLeave: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toBeVisible();
  },
};

export const Nothing: Story = {
  parameters: { requirements: ['MSG-009'] },
  args: { conversation: ready({ messages: [], hasMore: false, isLoadingOlder: false, readPosition: 0 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("You're all set")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Members' }));
    await expect(args.onMembers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete channel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this channel?' }));
    await expect(question.getByText(/with 3 members and its 4 messages/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDeleteChannel).toHaveBeenCalledOnce();
  },
};

/** Where there is no address to upload to, the text names no file. */
export const UploadNotBegun: Story = {
  parameters: { requirements: ['MSG-023'] },
  args: { files: [{ id: 'file', name: 'plan.pdf', size: 2048, state: 'failed', error: 'File upload failed.' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('File upload failed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Retry or remove the file that wasn’t uploaded.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry uploading plan.pdf' }));
    await expect(args.onRetryFile).toHaveBeenCalledWith('file');
  },
};

export const Loading: Story = { args: { conversation: loading() } };

export const Failed: Story = {
  args: { conversation: failed('Something went wrong') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
  },
};
