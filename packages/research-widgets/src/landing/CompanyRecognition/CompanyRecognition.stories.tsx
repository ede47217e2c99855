import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { publicCompany } from '../../testing/landingSamples.ts';
import { CompanyRecognition } from './CompanyRecognition.tsx';

const meta = {
  title: 'Research/CompanyRecognition',
  component: CompanyRecognition,
  args: {
    text: 'Voltmeer\nPlumbline\nNo such firm',
    onTextChange: fn(),
    recognized: ready([
      { name: 'Voltmeer', company: publicCompany('Voltmeer') },
      { name: 'Plumbline', company: publicCompany('Plumbline') },
      { name: 'No such firm', company: null },
    ]),
    hrefOf: ({ id }) => `/companies/${id}`,
    keepHrefOf: (companies) => `/signup?keep=${companies.map(({ name }) => name).join(',')}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyRecognition>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XHOME-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 recognized');
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows[0]).toContain('Voltmeer$48.5M');
    await expect(rows[2]).toBe('No such firm: not found');
    await expect(canvas.getByRole('link', { name: 'Keep this list' })).toHaveAttribute(
      'href',
      '/signup?keep=Voltmeer,Plumbline',
    );
  },
};

export const Start: Story = {
  args: { text: '', recognized: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Paste up to five company names' }));
    await userEvent.paste('Voltmeer');
    await expect(args.onTextChange).toHaveBeenCalledWith('Voltmeer');
  },
};

export const NothingRecognized: Story = {
  args: { text: 'Nobody', recognized: ready([{ name: 'Nobody', company: null }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 1 recognized');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const TooMany: Story = {
  args: { text: 'Aa\nBb\nCc\nDd\nEe\nFf', recognized: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only the first 5 names are looked up.');
  },
};

export const Loading: Story = { args: { recognized: loading() } };

export const Failed: Story = {
  args: { recognized: failed('Failed to search for companies') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Nothing was lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
