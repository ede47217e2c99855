import type { CompanyCorrections as Corrections } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CompanyCorrections } from './CompanyCorrections.tsx';

const at = '2026-01-05T08:00:00.000Z';
const corrections: Corrections = {
  organization: { id: 'harborline', name: 'Harborline', logo_url: null },
  facts: [
    { field: 'name', source: 'Harborline', as_of: '2026-01-02', value: 'Harborline', is_corrected: false },
    {
      field: 'short_description',
      source: 'Electric ferries.',
      as_of: '2026-01-02',
      value: 'Electric ferries.',
      is_corrected: false,
    },
    { field: 'homepage_url', source: null, as_of: null, value: null, is_corrected: false },
    { field: 'city', source: 'Porto', as_of: '2025-11-14', value: 'Lisbon', is_corrected: true },
  ],
  markets: [],
  history: [
    { at, by: 'Ada Minns', set: [{ field: 'city', value: 'Lisbon' }], reset: ['name'], market: null },
    { at, by: null, set: [], reset: [], market: { name: 'Ferries', op: 'add' } },
  ],
  updated_at: at,
};
type Sent = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/CompanyCorrections',
  component: CompanyCorrections,
  args: {
    corrections: ready(corrections),
    onSave: fn(async (): Promise<Sent> => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyCorrections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XADMIN-026'] },
  play: async () => {
    const city = await screen.findByRole('textbox', { name: 'City' });
    await expect(city).toHaveValue('Lisbon');
    await expect(city).toHaveAccessibleDescription('Corrected. Source: Porto · As of Nov 14, 2025');
    await expect(screen.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
      'The source says nothing',
    );
    await expect(screen.getByText(/^City: Lisbon.*Name reset to source$/)).toBeVisible();
    await expect(screen.getByText('Added to Ferries')).toBeVisible();
  },
};

export const Saving: Story = {
  play: async ({ args }) => {
    const site = await screen.findByRole('textbox', { name: 'Website' });
    await userEvent.type(site, 'https://harborline.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
    await expect(args.onSave).toHaveBeenCalledWith({ homepage_url: 'https://harborline.example', city: 'Lisbon' });
    await expect(await screen.findByText(/^Saved\./)).toBeVisible();
  },
};

export const Resetting: Story = {
  play: async ({ args }) => {
    const reset = await screen.findByRole('button', { name: 'Reset to source: City' });
    await userEvent.click(reset);
    await expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
    await expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
    await expect(args.onSave).toHaveBeenCalledWith({});
  },
};

export const WrongInput: Story = {
  args: {
    corrections: ready({
      ...corrections,
      facts: [
        { field: 'homepage_url', source: null, as_of: null, value: null, is_corrected: false },
        { field: 'founded_on', source: '2023-06-01', as_of: null, value: '2023-06-01', is_corrected: false },
      ],
    }),
  },
  play: async ({ args }) => {
    const site = await screen.findByRole('textbox', { name: 'Website' });
    await userEvent.type(site, 'ftp://harborline.example');
    const founded = screen.getByRole('textbox', { name: 'Founded on' });
    await userEvent.clear(founded);
    await userEvent.type(founded, '2023-06-31');
    await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(site).toHaveAccessibleDescription(/Use an address that begins with https/);
    await expect(founded).toHaveAccessibleDescription(/Write the day as year, month and day/);
    await expect(site).toHaveValue('ftp://harborline.example');
    await expect(founded).toHaveValue('2023-06-31');
  },
};

export const SaveFails: Story = {
  args: { onSave: fn(async (): Promise<Sent> => ({ ok: false, error: 'Failed to updating company overlay' })) },
  play: async () => {
    const city = await screen.findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Braga');
    await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
    await expect(await screen.findByText('Failed to updating company overlay')).toBeVisible();
    await expect(city).toHaveValue('Braga');
  },
};

export const NoHistory: Story = { args: { corrections: ready({ ...corrections, history: [] }) } };

export const Loading: Story = { args: { corrections: loading() } };

export const Failed: Story = { args: { corrections: failed('Failed to fetch company data') } };
