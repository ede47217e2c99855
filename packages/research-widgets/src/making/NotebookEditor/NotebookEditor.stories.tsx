import { buildCompanyOverview } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LiveBlock } from '../LiveBlock/LiveBlock.tsx';
import type { NotebookRenamed } from '../Notebook.ts';
import { buildNotebook } from '../testing/buildNotebook.ts';
import { NotebookEditor } from './NotebookEditor.tsx';
import { formatLiveLine } from './notebookParts.ts';

const overview = buildCompanyOverview();
const { id, name, logo_url, location } = overview.organization;
const live = formatLiveLine({ kind: 'company', companyId: id, name });
const text = `## What we know\n\nGrid software raised **three** rounds.\n\n${live}\n\n- Ask for the churn`;

const meta = {
  title: 'Research/NotebookEditor',
  component: NotebookEditor,
  args: {
    notebook: ready(buildNotebook()),
    text,
    onTextChange: fn(),
    onRename: fn(async (): Promise<NotebookRenamed> => ({ ok: true })),
    saving: { state: 'saved', at: '2025-01-06T09:14:00.000Z' },
    onRetrySave: fn(),
    onResolve: fn(),
    finder: { found: ready([{ id, name, logo_url, location }]), onSearch: fn() },
    renderLive: ({ kind, name: label }) => (
      <LiveBlock
        kind={kind}
        name={label}
        overview={ready(overview)}
        hrefOf={({ id: company }) => `/research/companies/${company}`}
      />
    ),
    onReload: fn(),
  },
  render: function Render(args) {
    const [written, setWritten] = useState(args.text);
    return (
      <NotebookEditor
        {...args}
        text={written}
        onTextChange={(next) => {
          args.onTextChange(next);
          setWritten(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NotebookEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

const waiting = { timeout: 5000 };

export const Saved: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XNOTEBOOK-004'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved \d{1,2}:14/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Text' }, waiting)).toHaveValue(text);
    await expect(await canvas.findByRole('heading', { name: 'What we know' }, waiting)).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const Typed: Story = {
  args: { text: '', saving: { state: 'unsaved' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }, waiting), 'One or/two');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('One or/two');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect((await canvas.findAllByText('One or/two'))[0]).toBeVisible();
  },
};

export const Inserted: Story = {
  args: { text: 'First\n' },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Text' }, waiting);
    if (!(field instanceof HTMLTextAreaElement)) throw new TypeError('The text is typed into a text area');
    field.focus();
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('/');
    const dialog = await screen.findByRole('dialog', { name: 'Insert live data' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Table/ }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Company to insert' }), name.slice(0, 5));
    await userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }, waiting));
    const line = formatLiveLine({ kind: 'table', companyId: id, name });
    await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith(`First\n\n${line}\n\n`));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await canvas.findByRole('heading', { name: `Funding rounds: ${name}` })).toBeVisible();
  },
};

export const Renamed: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text' }, waiting);
    await canvas.findByRole('heading', { name: 'What we know' }, waiting);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Grid');
    args.onRename.mockResolvedValueOnce({ ok: false, error: 'Failed to update document' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onRename).toHaveBeenCalledWith('Grid');
    await expect(await canvas.findByText('Failed to update document')).toBeVisible();
    await expect(field).toHaveValue('Grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Rename' })).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { saving: { state: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving…')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { saving: { state: 'failed', error: 'Failed to update document' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to update document. Your text is still here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySave).toHaveBeenCalledOnce();
  },
};

export const Conflict: Story = {
  tags: ['dark', 'narrow'],
  args: { saving: { state: 'conflict' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^This notebook was changed in another window\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('both');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('theirs');
  },
};

export const OpenElsewhere: Story = {
  args: { isOpenElsewhere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This notebook is open in another tab.')).toBeVisible();
  },
};

export const LockedForAll: Story = {
  args: { notebook: ready(buildNotebook({ isLocked: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This notebook is locked. You can read it.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'What we know' }, waiting)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
  },
};

export const NothingWritten: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing written yet.')).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['narrow'],
  args: { notebook: ready(buildNotebook({ name: 'Entrepreneurship'.repeat(10) })) },
};

export const Loading: Story = { args: { notebook: loading() } };

export const Failed: Story = {
  args: { notebook: failed('Failed to fetch document') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
