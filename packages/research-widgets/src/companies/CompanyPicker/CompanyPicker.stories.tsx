import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker } from './CompanyPicker.tsx';

const harborline: LinkedCompany = { id: '1', name: 'Harborline', logo_url: null, location: 'Seattle, WA, USA' };
const holt: LinkedCompany = { id: '2', name: 'Harbor & Holt', logo_url: null, location: 'Bristol, GBR' };
const arabic: LinkedCompany = { id: '3', name: 'شركة المرفأ', logo_url: null, location: null };

const meta = {
  title: 'Research/CompanyPicker',
  component: CompanyPicker,
  args: { found: ready([harborline, holt, arabic]), onSearch: fn(), onPick: fn(), onRetry: fn() },
} satisfies Meta<typeof CompanyPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = 'Companies';

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { chosenIds: new Set(['1']) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: box }), 'harb');
    await expect(args.onSearch).not.toHaveBeenCalledWith('harb');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('harb'), { timeout: 4000 });
    const results = within(canvas.getByRole('list', { name: 'Companies found' })).getAllByRole('listitem');
    await expect(results.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('HarborlineAdded'),
      expect.stringContaining('Harbor & HoltBristol, UK'),
      expect.stringContaining('شركة المرفأ'),
    ]);
    await expect(canvas.getByText('3 companies found')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(holt);
    await expect(canvas.getByRole('searchbox')).toHaveValue('harb');
  },
};

export const Full: Story = {
  args: { fullReason: 'Remove a company to add another.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harb');
    const add = canvas.getByRole('button', { name: 'Add Harborline' });
    await expect(add).toHaveAccessibleDescription('Remove a company to add another.');
    await userEvent.click(add);
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(add).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Remove a company'));
  },
};

/** Enter adds the first company that is not selected, and the arrow keys reach the others. */
export const ByKeyboard: Story = {
  args: { found: ready([harborline, holt, arabic]), chosenIds: new Set(['1']) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: box });
    await userEvent.type(field, 'harb{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('harb');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Enter adds Harbor & Holt.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(holt);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Add شركة المرفأ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(arabic);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { found: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ha');
    await expect(canvas.queryByText('Searching...')).toBeNull();
    await expect(args.onSearch).not.toHaveBeenCalledWith('ha');
  },
};

export const Searching: Story = {
  parameters: { requirements: ['SEARCH-017'] },
  args: { found: loading() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harb');
    await expect(await canvas.findByText('Searching...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { requirements: ['SEARCH-016'] },
  args: { found: ready([]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz');
    await expect(await canvas.findByText('No results.')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { found: failed('Failed to search for companies') },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harb');
    await expect(await canvas.findByText('Failed to search for companies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('harb');
  },
};

export const Offline: Story = {
  args: { found: failed('Failed to search for companies', { offline: true }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harb');
    await expect(await canvas.findByText(/offline/)).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    found: ready([
      { ...harborline, name: longestName },
      { ...holt, name: 'Harbor Tissue Regeneration' },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harb');
    await expect(await canvas.findByText(longestName)).toBeVisible();
    await expect(await canvas.findByText(`Enter adds ${longestName}.`)).toBeInTheDocument();
    const [one, other] = canvas.getAllByRole('button', { name: /^Add / });
    await expect(one?.offsetHeight).toBe(other?.offsetHeight);
    await expect(one?.offsetWidth).toBeGreaterThan(one?.offsetHeight ?? 0);
  },
};
