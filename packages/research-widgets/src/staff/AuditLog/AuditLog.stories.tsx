import type { AuditEntry } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AuditLog } from './AuditLog.tsx';

const event: AuditEntry = {
  id: '2',
  at: '2026-01-05T08:00:00.000Z',
  action: 'company.corrected',
  actor: 'user:ada',
  actor_name: 'Ada Minns',
  subject: 'company:harborline',
  subject_name: 'Harborline',
  facts: [{ name: 'city', value: 'Lisbon' }],
};

const nothing = { subject: null, subject_name: null, facts: [] };

const meta = {
  title: 'Research/AuditLog',
  component: AuditLog,
  args: {
    events: ready([
      event,
      { ...event, id: '1', action: 'keys.rotated', actor: 'system', actor_name: null, ...nothing },
      { ...event, id: '0', action: 'keys.rotated', actor: 'operator:root', actor_name: null, ...nothing },
    ]),
    hrefOf: ({ subject }) => (subject === 'company:harborline' ? '/research/company/harborline' : undefined),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Events: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Company corrected/)).toHaveTextContent(/by Ada Minns/);
    await expect(screen.getByText('by the server')).toBeVisible();
    await expect(screen.getByText('by root at the command line')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await expect(screen.getByText('city: Lisbon')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Each fact is apart from the others, and those without a value are left out. */
export const ManyFacts: Story = {
  args: {
    events: ready([
      {
        ...event,
        facts: [
          { name: 'reset', value: 'overlay: homepage_url' },
          { name: 'twitter_url', value: '' },
          { name: 'city', value: 'Lisbon' },
        ],
      },
    ]),
    onMore: undefined,
  },
  play: async () => {
    await expect(await screen.findByRole('listitem')).toHaveTextContent(
      /Harborline · reset: overlay: homepage_url · city: Lisbon$/,
    );
  },
};

export const None: Story = { args: { events: ready([]), onMore: undefined } };

export const Loading: Story = { args: { events: loading() } };

export const Failed: Story = { args: { events: failed('Failed to fetch the audit log') } };
