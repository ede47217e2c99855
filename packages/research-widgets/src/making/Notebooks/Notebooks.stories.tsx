import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { NotebookRenamed } from '../Notebook.ts';
import { buildNotebook } from '../testing/buildNotebook.ts';
import { Notebooks } from './Notebooks.tsx';

const notebooks = [
  buildNotebook(),
  buildNotebook({ id: 'two', name: 'Questions for March', updatedAt: '2025-01-02T08:00:00.000Z' }),
  buildNotebook({
    id: 'locked',
    name: 'How we compare companies',
    isLocked: true,
    updatedAt: '2024-12-20T08:00:00.000Z',
  }),
];

const meta = {
  title: 'Research/Notebooks',
  component: Notebooks,
  args: {
    notebooks: ready(notebooks),
    hrefOf: (id: string) => `/notebooks/${id}`,
    onCreate: fn(),
    onRename: fn(async (): Promise<NotebookRenamed> => ({ ok: true })),
    onDelete: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Notebooks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XNOTEBOOK-003'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete How we compare companies' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New notebook' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Grid software' }));
    await expect(args.onDelete).toHaveBeenCalledWith(notebooks[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Grid software' }));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Grid');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(notebooks[0], 'Grid');
    const rename = await canvas.findByRole('button', { name: 'Rename Grid software' });
    await waitFor(() => expect(rename).toHaveAttribute('data-focus-visible'));
  },
};

/** The input stays, with the reason, until the name is saved. */
export const NotRenamed: Story = {
  args: { onRename: fn(async (): Promise<NotebookRenamed> => ({ ok: false, error: 'Failed to update document' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Grid software' }));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Failed to update document')).toBeVisible();
    await expect(field).toHaveValue('Grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onRename).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByText('Failed to update document')).toBeVisible();
  },
};

export const Deleted: Story = {
  render: function Render(args) {
    const [known, setKnown] = useState(notebooks.slice(0, 2));
    return (
      <Notebooks
        {...args}
        notebooks={ready(known)}
        onDelete={(gone) => setKnown(known.filter(({ id }) => id !== gone.id))}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Delete / })) {
      await userEvent.click(button);
      await expect(button).not.toBeInTheDocument();
      await expect(document.body).not.toHaveFocus();
    }
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search notebooks' });
    await userEvent.type(search, 'MARCH');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'fusion');
    await expect(canvas.getByText('No notebook is called “fusion”.')).toBeVisible();
  },
};

export const NoNotebooks: Story = { args: { notebooks: ready([]) } };

export const Creating: Story = {
  args: { isCreating: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /New notebook/ }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  tags: ['narrow'],
  args: { notebooks: ready([buildNotebook({ name: 'Entrepreneurship'.repeat(10) })]) },
};

export const Loading: Story = { args: { notebooks: loading() } };

export const Failed: Story = { args: { notebooks: failed('Failed to fetch documents') } };
