import type { Submission } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StaffInbox } from './StaffInbox.tsx';

const submission = (id: string, more: Partial<Submission>): Submission => ({
  id,
  kind: 'message',
  form: 'support',
  fields: [
    { name: 'name', value: 'Grace Park' },
    { name: 'message', value: 'How do I import my own list?' },
  ],
  email: 'grace@visitor.example',
  organization: null,
  sent_at: '2026-01-05T08:00:00.000Z',
  answered_at: null,
  answer: null,
  answered_by: null,
  ...more,
});
const open = [
  submission('report', { kind: 'report', organization: { id: 'harborline', name: 'Harborline', logo_url: null } }),
  submission('suggestion', {
    kind: 'suggestion',
    form: 'add-company',
    email: null,
    fields: [
      { name: 'name', value: 'Slipway' },
      { name: 'website', value: 'slipway.example' },
    ],
  }),
];
type Sent = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/StaffInbox',
  component: StaffInbox,
  args: {
    submissions: ready({ count: 2, submissions: open }),
    filter: { kind: 'all', state: 'open', page: 1 },
    onFilterChange: fn(),
    companyHrefOf: ({ id }) => `/admin/company/${id}`,
    onAnswer: fn(async (): Promise<Sent> => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof StaffInbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: 'Edit facts of Harborline' });
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(link).toHaveAttribute('href', '/admin/company/harborline');
    await userEvent.click(screen.getByRole('button', { name: 'Close without an answer: Slipway' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(open[1], '');
  },
};

export const Answering: Story = {
  args: { onAnswer: fn(async (): Promise<Sent> => ({ ok: false, error: 'Failed to send the answer' })) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer to grace@visitor.example' }));
    const send = screen.getByRole('button', { name: 'Send answer to grace@visitor.example' });
    const field = screen.getByRole('textbox', { name: 'Answer to grace@visitor.example' });
    await expect(field).toHaveFocus();
    await userEvent.click(send);
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(field, 'Paste it.');
    await userEvent.click(send);
    await expect(args.onAnswer).toHaveBeenCalledWith(open[0], 'Paste it.');
    await expect(await screen.findByText('Failed to send the answer')).toBeVisible();
    await expect(field).toHaveValue('Paste it.');
  },
};

export const Closing: Story = {
  render: function Closable(args) {
    const [known, setKnown] = useState<readonly Submission[]>(open);
    return (
      <StaffInbox
        {...args}
        submissions={ready({ count: known.length, submissions: known })}
        onAnswer={async ({ id }) => {
          setKnown((last) => last.filter((each) => each.id !== id));
          return { ok: true };
        }}
      />
    );
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Edit facts of Harborline' });
    screen.getByRole('button', { name: 'Close without an answer: Slipway' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Slipway')).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(link);
  },
};

export const Closed: Story = {
  args: {
    filter: { kind: 'all', state: 'answered', page: 1 },
    submissions: ready({
      count: 60,
      submissions: [
        submission('done', {
          answered_at: '2026-01-06T08:00:00.000Z',
          answer: 'Paste it into a new list.',
          answered_by: 'Ada Minns',
        }),
      ],
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Paste it into a new list.')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ kind: 'all', state: 'answered', page: 2 });
  },
};

export const Nothing: Story = {
  args: { submissions: ready({ count: 0, submissions: [] }) },
  play: async () => {
    await expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['narrow'],
  args: {
    submissions: ready({
      count: 1,
      submissions: [submission('long', { fields: [{ name: 'message', value: 'Harbor'.repeat(60) }] })],
    }),
  },
};

export const Loading: Story = { args: { submissions: loading() } };

export const Failed: Story = { args: { submissions: failed('Failed to fetch messages') } };
