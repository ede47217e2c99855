import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildChannel, buildMessage } from '../../testing/buildChannel.ts';
import { ChannelList } from './ChannelList.tsx';

const meta = {
  title: 'Account/ChannelList',
  component: ChannelList,
  args: {
    channels: ready([
      buildChannel({ unread: 3 }),
      buildChannel({ id: 'data', display_name: 'Data questions', latest: null }),
    ]),
    openId: 'data',
    hrefOf: ({ id }) => `/admin/messages?channel=${id}`,
    onCreate: fn(),
    onRetry: fn(),
    now: new Date('2026-11-20T12:00:00Z'),
  },
} satisfies Meta<typeof ChannelList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lists the Notifications channels with a search box and a Create button. */
export const Channels: Story = {
  parameters: { requirements: ['MSG-002', 'MSG-003'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'What is new',
      'Data questions',
    ]);
    await expect(canvas.getByText('3 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    const search = canvas.getByRole('searchbox', { name: 'Search channels' });
    await userEvent.type(search, 'data');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.clear(search);
  },
};

/** Of 500 channels, those in view are rendered; the search finds every one. */
export const ManyChannels: Story = {
  args: {
    channels: ready(
      Array.from({ length: 500 }, (_, index) =>
        buildChannel({ id: `port-${index + 1}`, display_name: `Port ${index + 1}` }),
      ),
    ),
    openId: 'port-1',
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getByRole('link', { name: 'Port 1' })).toHaveAttribute('aria-current');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-setsize', '500');
    await expect(list.querySelectorAll('*').length).toBeLessThan(400);
    const search = canvas.getByRole('searchbox', { name: 'Search channels' });
    await userEvent.type(search, 'port 499');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Port 499']);
    await userEvent.clear(search);
    await expect(await canvas.findByRole('link', { name: 'Port 1' })).toBeVisible();
  },
};

/** What marks the words of a message is not shown with its last words. */
export const MarkedWords: Story = {
  args: {
    channels: ready([buildChannel({ latest: buildMessage(4, { content: 'Press `c`, **then** _Lead investor_.' }) })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Press c, then Lead investor\.$/)).toBeVisible();
  },
};

/** Only the group channels-create can create channels. */
export const WithoutCreate: Story = {
  args: { onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull();
  },
};

/** An empty view shows "You're all set". */
export const Nothing: Story = {
  parameters: { requirements: ['MSG-012'] },
  args: { channels: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're all set")).toBeVisible();
  },
};

export const Loading: Story = { args: { channels: loading() } };

/** A failure shows "Something went wrong". */
export const Failed: Story = {
  parameters: { requirements: ['MSG-013'] },
  args: { channels: failed('Something went wrong') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
