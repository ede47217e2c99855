import { type Notice, type NoticeKind, noticeFactNames, noticeKinds } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePages } from '../../testing/samplePages.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { type HeaderNotices, type MessageChannel, MessagesPopover } from './MessagesPopover.tsx';

const channels: readonly MessageChannel[] = [
  {
    id: 'release',
    name: 'What is new',
    isUnread: true,
    latest: { text: 'Company pages show who invested together.', sentAt: '2026-11-20T09:30:00Z' },
  },
  {
    id: 'advisory',
    name: 'Advisory',
    isUnread: false,
    latest: { text: 'Your playbook on pricing is ready.', sentAt: '2026-11-19T16:05:00Z' },
  },
  { id: 'port', name: 'Harborline and Longview', isUnread: false },
];

const toNotice = (kind: NoticeKind, facts: Record<string, string>, more: Partial<Notice> = {}): Notice =>
  ({ id: kind, kind, facts, path: '/workspaces', createdAt: '2026-11-20T08:00:00Z', isRead: false, ...more }) as Notice;

const notices: HeaderNotices = {
  list: ready([
    toNotice('payment-failed', { account: 'Longview Research' }),
    toNotice('export-ready', { name: 'Battery makers' }, { path: null, createdAt: '2026-11-19T08:00:00Z' }),
    toNotice(
      'invitation',
      { account: 'Northlight', from: 'Ada Okafor' },
      { isRead: true, createdAt: '2026-11-11T08:00:00Z' },
    ),
  ]),
  unread: 24,
  hrefOf: ({ path }) => path ?? undefined,
  onOpen: fn(),
  onReadAll: fn(),
  onMore: fn(),
  onRetry: fn(),
};

const user = { name: 'Ada Okafor', email: 'ada@foresight.example', groups: ['fuel-free'] } as const;
const header = {
  product: 'Foresight',
  homeHref: '/',
  contentId: 'storybook-root',
  pages: samplePages,
  logInHref: '/login/',
};

const meta = {
  title: 'Account/MessagesPopover',
  component: MessagesPopover,
  parameters: { layout: 'fullscreen' },
  args: {
    channels: ready(channels),
    hrefOf: ({ id }) => `/messages/${id}`,
    onRetry: fn(),
    now: new Date('2026-11-20T12:00:00Z'),
  },
  render: (args) => (
    <AppHeader {...header} user={user} messages={<MessagesPopover {...args} />} onLogOut={() => undefined} />
  ),
} satisfies Meta<typeof MessagesPopover>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Messages' }));
}

export const Notices: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XNOTIFY-003', 'XNOTIFY-004'] },
  args: { notices, channels: ready([]) },
  play: async () => {
    const popover = await open('Messages, 24 unread');
    const items = popover.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'The payment for Longview Research failedTodayUnread',
      '“Battery makers” is ready to downloadYesterdayUnread',
      'Ada Okafor invited you to NorthlightWednesday, November 11',
    ]);
    await userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await expect(notices.onReadAll).toHaveBeenCalledWith(expect.objectContaining({ id: 'payment-failed' }));
    await userEvent.click(popover.getByRole('button', { name: 'Show older notices' }));
    await expect(notices.onMore).toHaveBeenCalledOnce();
    const link = popover.getByRole('link', { name: 'The payment for Longview Research failed' });
    await expect(link).toHaveAttribute('href', '/workspaces');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(notices.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'payment-failed' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Messages' })).toBeNull());
    await open('Messages, 24 unread');
  },
};

const hardFact = 'The Extraordinarily Long-Winded Holding Company of Northern and Southern Harbors';

export const EveryNotice: Story = {
  args: {
    notices: {
      ...notices,
      list: ready(
        noticeKinds.map((kind) =>
          toNotice(
            kind,
            Object.fromEntries(
              noticeFactNames[kind].map((name) => [
                name,
                { count: '3', endsOn: '2026-12-01', email: 'ada@foresight.example' }[name as string] ?? hardFact,
              ]),
            ),
          ),
        ),
      ),
      onMore: undefined,
    },
    channels: ready([]),
  },
  play: async () => {
    const popover = await open('Messages, 24 unread');
    await expect(popover.getAllByRole('listitem')).toHaveLength(noticeKinds.length);
    await expect(popover.queryByText(/undefined|NaN/)).toBeNull();
  },
};

export const NoticesLoading: Story = {
  args: { notices: { ...notices, list: loading() } },
  play: async () => {
    await expect((await open(/Messages/)).getAllByRole('listitem')).toHaveLength(channels.length);
  },
};

export const NoticesFailed: Story = {
  args: { notices: { ...notices, list: failed('Something went wrong') } },
  play: async () => {
    const popover = await open(/Messages/);
    await expect(popover.getAllByRole('listitem')).toHaveLength(channels.length);
    await userEvent.click(popover.getByRole('button', { name: 'Try again' }));
    await expect(notices.onRetry).toHaveBeenCalledOnce();
  },
};

export const InHeader: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    const popover = await open('Messages, 1 unread');
    const items = popover.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'What is newUnreadTodayCompany pages show who invested together.',
      'AdvisoryYesterdayYour playbook on pricing is ready.',
      'Harborline and LongviewNo messages yet',
    ]);
    await expect(popover.getByRole('link', { name: 'Advisory' })).toHaveAttribute('href', '/messages/advisory');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Messages, 1 unread' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Messages' });
  },
};

/** The slot is filled, but not shown to signed-out users. */
export const Visitor: Story = {
  render: (args) => (
    <AppHeader {...header} user={null} messages={<MessagesPopover {...args} />} onLogOut={() => undefined} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Messages/ })).toBeNull();
  },
};

export const Nothing: Story = {
  args: { channels: ready([]) },
  play: async () => {
    await expect((await open('Messages')).getByText("You're all set")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { channels: loading() },
  play: async () => {
    await expect((await open('Messages')).queryByRole('listitem')).toBeNull();
  },
};

export const Failed: Story = {
  args: { channels: failed('Something went wrong') },
  play: async ({ args }) => {
    const popover = await open('Messages');
    await expect(popover.getByText('Something went wrong')).toBeVisible();
    await userEvent.click(popover.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
