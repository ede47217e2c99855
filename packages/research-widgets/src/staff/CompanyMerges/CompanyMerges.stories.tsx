import type { CompanyMerge, MergePreview } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CompanyMerges, type MergeTarget } from './CompanyMerges.tsx';

type Saved = { ok: true } | { ok: false; error: string };

const merged: CompanyMerge = {
  id: 'harborline-gmbh',
  name: 'Harborline GmbH',
  by: 'Ada Minns',
  at: '2026-01-05T08:00:00.000Z',
};
const target: MergeTarget = { id: 'harborline-ferries', name: 'Harborline Ferries', location: 'Porto, PRT' };
const preview: MergePreview = {
  merged: { id: 'harborline', name: 'Harborline', logo_url: null },
  kept: { ...target, logo_url: null },
  parts: [
    { part: 'rounds', moves: 2, both: 1 },
    { part: 'investments', moves: 0, both: 0 },
    { part: 'articles', moves: 1204, both: 0 },
    { part: 'people', moves: 3, both: 0 },
    { part: 'lists', moves: 8, both: 5 },
  ],
};

const meta = {
  title: 'Research/CompanyMerges',
  component: CompanyMerges,
  args: {
    company: { id: 'harborline', name: 'Harborline' },
    merges: ready([]),
    found: [{ id: 'harborline', name: 'Harborline', location: 'Lisbon, PRT' }, target],
    onSearch: fn(),
    preview: ready(preview),
    onPick: fn(),
    onMerge: fn(async (): Promise<Saved> => ({ ok: true })),
    onUndo: fn(async (): Promise<Saved> => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyMerges>;
export default meta;

type Story = StoryObj<typeof meta>;

async function pick() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Merge into…' }), 'har');
  const options = await screen.findAllByRole('option');
  // Never into itself.
  await expect(options.map(({ textContent }) => textContent)).toEqual(['Harborline FerriesPorto, PRT']);
  await userEvent.click(screen.getByRole('option', { name: /^Harborline Ferries/ }));
}

export const Merged: Story = {
  args: { merges: ready([merged, { ...merged, id: 'other', name: 'Harborline (old)', by: null }]) },
  play: async () => {
    await expect(await screen.findByText(/by Ada Minns$/)).toBeVisible();
  },
};

export const Plan: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XADMIN-037'] },
  play: async ({ args }) => {
    await pick();
    await expect(args.onPick).toHaveBeenCalledWith(target);
    await expect(await screen.findByText('2, plus 1 that both have')).toBeVisible();
    await expect(screen.getByText('1,204')).toBeVisible();
    await expect(screen.queryByText('Investments')).toBeNull();
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

export const Confirmation: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XADMIN-038'] },
  play: async ({ args }) => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Merge “Harborline” into “Harborline Ferries”?' });
    await expect(dialog).toHaveTextContent('its links lead to “Harborline Ferries”. You can undo this.');
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

export const NothingMoves: Story = {
  args: { preview: ready({ ...preview, parts: [{ part: 'rounds', moves: 0, both: 0 }] }) },
  play: async () => {
    await pick();
    await expect(await screen.findByText('Nothing moves')).toBeVisible();
  },
};

export const MergeFails: Story = {
  args: { onMerge: fn(async (): Promise<Saved> => ({ ok: false, error: 'Failed to merge company' })) },
  play: async ({ args }) => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
    await expect(args.onMerge).toHaveBeenCalledWith(target);
    await expect(await screen.findByText('Failed to merge company')).toBeVisible();
    await expect(screen.getByText('What moves from Harborline to Harborline Ferries')).toBeVisible();
  },
};

export const Undoing: Story = {
  args: { merges: ready([merged]) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge of Harborline GmbH' }));
    await expect(args.onUndo).toHaveBeenCalledWith(merged);
    const said = await screen.findByText('Harborline GmbH is restored');
    await expect(said).toBeVisible();
    await expect(document.activeElement).toContainElement(said);
  },
};

export const UndoFails: Story = {
  args: {
    merges: ready([merged]),
    onUndo: fn(async (): Promise<Saved> => ({ ok: false, error: 'Failed to undo merge' })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge of Harborline GmbH' }));
    await expect(await screen.findByText('Failed to undo merge')).toBeVisible();
  },
};

export const None: Story = {};

export const Loading: Story = { args: { merges: loading() } };

export const Failed: Story = { args: { merges: failed('Failed to fetch company data') } };
