import type { ContentRequest } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ContentRequests } from './ContentRequests.tsx';

const request = (id: string, more: Partial<ContentRequest>): ContentRequest => ({
  id,
  kind: 'earned',
  url: `https://pier.example/${id}`,
  organization: { id: 'harborline', name: 'Harborline', logo_url: null },
  status: 'pending',
  failure: null,
  article_id: null,
  title: null,
  requested_at: '2026-01-05T08:00:00.000Z',
  requested_by: 'Ivan Teller',
  ...more,
});
const requests = [
  request('waiting', {}),
  request('ferries', { status: 'done', article_id: 'news-ferries', title: 'Ferries go electric' }),
  request('closed', { status: 'failed', failure: 'robots' }),
];

type Sent = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/ContentRequests',
  component: ContentRequests,
  args: {
    requests: ready(requests),
    hrefOf: (id) => `/news/earned/${id}`,
    found: null,
    onSearch: fn(),
    onRequest: fn(async (): Promise<Sent> => ({ ok: true })),
    onTryAgain: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentRequests>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Requests: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XADMIN-015'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'Ferries go electric' })).toBeVisible();
    await expect(screen.getByText('The site doesn’t allow programs to read this page.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: https://pier.example/closed' }));
    await expect(args.onTryAgain).toHaveBeenCalledWith(requests[2]);
  },
};

export const Requesting: Story = {
  play: async ({ args }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Address of the article' }),
      'https://pier.example/x',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Request article' }));
    await expect(await screen.findByText('Please select company.')).toBeVisible();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const NoRequests: Story = { args: { requests: ready([]) } };

export const Loading: Story = { args: { requests: loading() } };

export const Failed: Story = { args: { requests: failed('Failed to fetch article') } };
