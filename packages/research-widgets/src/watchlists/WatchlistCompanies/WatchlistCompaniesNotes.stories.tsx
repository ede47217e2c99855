import type { WatchlistCompany } from '@fs/api-contract';
import { buildCompanySearchResult } from '@fs/fixtures';
import { batchRows, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { companyColumns } from '../../companies/CompanyTable/companyColumns.tsx';
import { namelessColumns } from '../../testing/namelessColumns.ts';
import { WatchlistCompanies, type WatchlistCompaniesProps } from './WatchlistCompanies.tsx';
import type { NoteDraft, WatchlistNotes } from './WatchlistNotes.ts';
import { watchlistTableState } from './watchlistAddress.ts';
import { watchlistColumns } from './watchlistColumns.tsx';

const companies: readonly WatchlistCompany[] = ['Harborline', 'Quayside Robotics', 'Kerbline'].map((name, index) => ({
  ...buildCompanySearchResult({ name }),
  added: `2026-11-${20 - index}T08:00:00.000Z`,
  isNew: false,
  newCount: 0,
  note: index === 0 ? 'Ask about the second quay,\nand who pays for it.' : '',
}));

const hrefOf: WatchlistCompaniesProps['hrefOf'] = ({ id }) => `/research/companies/${id}`;
const marketHrefOf: WatchlistCompaniesProps['marketHrefOf'] = ({ id }) => `/markets/${id}`;
const columns = watchlistColumns(companyColumns({ hrefOf, marketHrefOf, ...namelessColumns }), {} as never);

/** Notes without storage: a reload loses what is not saved. */
function buildNotes(onSave: WatchlistNotes['onSave']): WatchlistNotes {
  const drafts = new Map<string, NoteDraft>();
  return {
    onSave: fn(onSave),
    drafts: {
      read: (companyId) => drafts.get(companyId) ?? null,
      write: (companyId, draft) => void (draft ? drafts.set(companyId, draft) : drafts.delete(companyId)),
    },
  };
}

/** The column of notes, and two others. */
const withNotes: TableState = {
  ...watchlistTableState({}),
  hidden: columns.map(({ id }) => id).filter((id) => !['logo', 'name', 'total_funding_usd', 'note'].includes(id)),
};

/** A list that shows what was saved. */
function Noted({ notes, ...props }: WatchlistCompaniesProps) {
  const [saved, setSaved] = useState<Readonly<Record<string, string>>>({});
  const [kept] = useState<WatchlistNotes | undefined>(
    () =>
      notes && {
        ...notes,
        onSave: async (change) => {
          const result = await notes.onSave(change);
          if (result.ok) setSaved((before) => ({ ...before, [change.companyId]: change.note }));
          return result;
        },
      },
  );
  return (
    <WatchlistCompanies
      {...props}
      notes={kept}
      companies={ready({
        rows: companies.map((row) => ({ ...row, note: saved[row.id] ?? row.note })),
        total: companies.length,
      })}
    />
  );
}

/** Notes about the companies. */
const meta = {
  title: 'Research/WatchlistCompanies',
  // The editor opens over the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistCompanies,
  args: {
    companies: ready({ rows: companies, total: companies.length }),
    state: withNotes,
    onStateChange: fn(),
    hrefOf,
    marketHrefOf,
    isReadOnly: false,
    onAdd: fn(),
    onRemove: fn(),
    exportRows: () => batchRows(companies),
    fileName: 'Harbors',
    onRetry: fn(),
  },
  render: (args) => <Noted {...args} />,
} satisfies Meta<typeof WatchlistCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A note is written with the keyboard alone. The editor closes once it is saved. */
export const Notes: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XWATCH-016'] },
  args: { notes: buildNotes(async () => ({ ok: true })) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Add note on Kerbline' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Note on Kerbline' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Ask about the depot');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const change = { companyId: companies[2]?.id, note: 'Ask about the depot', previous: '' };
    await waitFor(() => expect(args.notes?.onSave).toHaveBeenCalledWith(change));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const written = await canvas.findByRole('button', { name: 'Note on Kerbline: Ask about the depot' });
    await waitFor(() => expect(written).toHaveFocus());
  },
};

/** The editor waits for the server. */
export const NoteSaving: Story = {
  args: { notes: buildNotes(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note on Kerbline' }));
    const field = await screen.findByRole('textbox', { name: 'Note on Kerbline' });
    await userEvent.type(field, 'Called them');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await userEvent.type(field, ' twice');
    await expect(field).toHaveValue('Called them');
  },
};

/** A failed save keeps the input, and so does closing the editor. */
export const NoteNotSaved: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XWATCH-016'] },
  args: {
    notes: buildNotes(async () => ({ ok: false, error: 'Failed to update Watchlist' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Note on Harborline/ }));
    const field = await screen.findByRole('textbox', { name: 'Note on Harborline' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Called them');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Failed to update Watchlist. Nothing was lost. Try again.');
    await expect(field).toHaveValue('Called them');
    await userEvent.keyboard('{Escape}');
    const unsaved = await canvas.findByRole('button', { name: 'Unsaved note on Harborline: Called them' });
    await expect(within(unsaved).getByText('Unsaved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(unsaved);
    await expect(await screen.findByRole('textbox', { name: 'Note on Harborline' })).toHaveValue('Called them');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Failed to update Watchlist. Nothing was lost. Try again.');
  },
};

/** The user sees the newer note before replacing it. */
export const NoteChangedByAnother: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['XWATCH-016'] },
  args: {
    notes: buildNotes(async ({ previous }) =>
      previous === 'They answered.'
        ? { ok: true }
        : { ok: false, error: 'Failed to update Watchlist', newer: 'They answered.' },
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note on Kerbline' }));
    const field = await screen.findByRole('textbox', { name: 'Note on Kerbline' });
    await userEvent.type(field, 'Called them');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Someone else changed this note. Save to replace it.');
    await expect(screen.getByText('They answered.')).toBeVisible();
    await expect(field).toHaveValue('Called them');
    await expect(args.notes?.onSave).toHaveBeenCalledOnce();
  },
};

/** Users with view access read the notes. */
export const NotesReadOnly: Story = {
  args: { isReadOnly: true, notes: buildNotes(async () => ({ ok: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add note/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Note on Harborline/ }));
    const note = await screen.findByRole('dialog', { name: /^Note on Harborline/ });
    await expect(within(note).getByText(/and who pays for it/)).toBeVisible();
    await expect(within(note).queryByRole('textbox')).toBeNull();
  },
};
