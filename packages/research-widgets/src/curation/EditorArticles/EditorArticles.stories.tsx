import type { EditorArticleRow } from '@fs/api-contract';
import { createTableState, failed, loading, ready, type TableStateUpdate } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditorArticles } from './EditorArticles.tsx';

const row = (id: string, title: string, more: Partial<EditorArticleRow> = {}): EditorArticleRow => ({
  id,
  title,
  published_time: '2026-01-05T08:00:00.000Z',
  featured: false,
  marketpulse_category: 'finance',
  organization: { id: 'harborline', name: 'Harborline', logo_url: null },
  updated_at: '2026-01-06T08:00:00.000Z',
  edited_by: 'Edda Torres',
  revision: 1,
  scheduled: false,
  reads: 1240,
  reads_week: 31,
  ...more,
});
const rows = [
  row('news-one', 'Ferries go electric', { featured: true }),
  row('news-two', 'Quays for a hundred ferries', { scheduled: true, reads: 0, reads_week: 0 }),
  row('news-three', 'A port without cranes', { marketpulse_category: null, organization: null, edited_by: null }),
];

const meta = {
  title: 'Research/EditorArticles',
  component: EditorArticles,
  args: {
    articles: ready({ rows, total: 3 }),
    state: createTableState(25),
    onStateChange: fn(),
    categories: [{ slug: 'finance', label: 'Finance', order: 1 }],
    hrefOf: ({ id }) => `/news/article/${id}`,
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    onEdit: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
  render: function Controlled(args) {
    const [state, setState] = useState(args.state);
    return <EditorArticles {...args} state={state} onStateChange={(update: TableStateUpdate) => setState(update)} />;
  },
} satisfies Meta<typeof EditorArticles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'Ferries go electric' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ferries go electric' }));
    await expect(args.onEdit).toHaveBeenCalledWith(rows[0]);
  },
};

export const Deleting: Story = {
  parameters: { requirements: ['XADMIN-006'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /A port without cranes/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Delete “A port without cranes”?')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    await expect(args.onAction).toHaveBeenCalledWith('delete', [rows[2]]);
  },
};

export const NoArticles: Story = { args: { articles: ready({ rows: [], total: 0 }) } };

export const Loading: Story = { args: { articles: loading() } };

export const Failed: Story = { args: { articles: failed('Failed to fetch article') } };
