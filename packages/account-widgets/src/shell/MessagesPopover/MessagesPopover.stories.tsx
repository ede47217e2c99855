import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePages } from '../../testing/samplePages.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { type MessageChannel, MessagesPopover } from './MessagesPopover.tsx';

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
