import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MarketPatches } from './MarketPatches.tsx';

type Sent = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/MarketPatches',
  component: MarketPatches,
  args: {
    markets: [
      { id: 'tc3-ferries', name: 'Ferries', company_count: 120, op: null },
      { id: 'tc3-ports', name: 'Ports', company_count: 48, op: 'add' },
      { id: 'tc3-rail', name: 'Rail', company_count: 1, op: 'remove' },
    ],
    found: [
      { id: 'tc3-ferries', name: 'Ferries' },
      { id: 'tc3-drones', name: 'Drones' },
    ],
    onSearch: fn(),
    effect: ready({
      name: 'Ferries',
      companies: { before: 120, after: 119 },
      total_funding_usd: { before: 5_100_000_000, after: 5_000_000_000 },
    }),
    onChange: fn(),
    onSave: fn(async (): Promise<Sent> => ({ ok: true })),
  },
} satisfies Meta<typeof MarketPatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Markets: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset to source: Rail' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ op: 'source', effect: 'add' }));
  },
};

export const Effect: Story = {
  parameters: { requirements: ['XADMIN-027'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Ferries' }));
    await expect(await screen.findByText('Ferries: 120 → 119 companies')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save market' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ op: 'remove' }));
    await expect(screen.queryByText('Ferries: 120 → 119 companies')).toBeNull();
  },
};

export const Adding: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add to a market' }), 'dro');
    await userEvent.click(await screen.findByRole('option', { name: 'Drones' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ op: 'add', effect: 'add' }));
  },
};

export const SaveFails: Story = {
  args: { onSave: fn(async (): Promise<Sent> => ({ ok: false, error: 'Failed to add Market Patch' })) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Ferries' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save market' }));
    await expect(await screen.findByText('Failed to add Market Patch')).toBeVisible();
    await expect(screen.getByText('Ferries: 120 → 119 companies')).toBeVisible();
  },
};

export const None: Story = { args: { markets: [] } };
