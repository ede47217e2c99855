import { EmptyState, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buildChannel, buildMessage } from '../../testing/buildChannel.ts';
import { ChannelList } from '../ChannelList/ChannelList.tsx';
import { ChannelPane } from '../ChannelPane/ChannelPane.tsx';
import { ChannelPanes } from './ChannelPanes.tsx';

const open = buildChannel();
const channels = ready([open, buildChannel({ id: 'data', display_name: 'Data questions', latest: null })]);
const hrefOf = ({ id }: { id: string }) => `/admin/messages?channel=${id}`;
const now = new Date('2026-11-20T12:00:00Z');

const meta = {
  title: 'Account/ChannelPanes',
  component: ChannelPanes,
  args: {
    list: <ChannelList channels={channels} hrefOf={hrefOf} now={now} />,
    pane: <EmptyState message="Choose a channel to read its messages." />,
    onBack: fn(),
  },
} satisfies Meta<typeof ChannelPanes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without an open channel, a phone shows the list alone. */
export const List: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What is new' })).toBeVisible();
    await expect(canvas.getByText('Choose a channel to read its messages.')).toBeVisible();
  },
};

/** A phone shows the open channel alone, with a button that leads back. */
export const Open: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    channel: open,
    list: <ChannelList channels={channels} openId={open.id} hrefOf={hrefOf} now={now} />,
    pane: (
      <ChannelPane
        channel={open}
        conversation={ready({
          messages: [2, 1].map((position) => buildMessage(position)),
          hasMore: false,
          isLoadingOlder: false,
          readPosition: 2,
        })}
        userId="ada"
        unsent={[]}
        memberCount={3}
        draft=""
        files={[]}
        onDraftChange={fn()}
        onSelectFiles={fn()}
        onRemoveFile={fn()}
        onRetryFile={fn()}
        onSend={fn()}
        onSeen={fn()}
        onLoadOlder={fn()}
        onDeleteMessage={fn()}
        onDownload={fn()}
        onRetryMessage={fn()}
        onDiscardMessage={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What is new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What is new' })).toHaveAttribute('aria-current');
    // Wide screens show the list at the start, beside the channel.
    const { right } = canvas.getByRole('link', { name: 'What is new' }).getBoundingClientRect();
    await expect(right).toBeLessThan(canvas.getByRole('region', { name: 'What is new' }).getBoundingClientRect().left);
    await expect(canvas.queryByRole('button', { name: 'Back to channels' })).toBeNull();
  },
};
