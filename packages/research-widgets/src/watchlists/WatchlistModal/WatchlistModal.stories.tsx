import { buildCompanySearchResult, longestName } from '@fs/fixtures';
import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  button,
  companyField,
  dialog,
  harborline,
  kerbline,
  manyQuays,
  modalArgs,
  nameField,
  pick,
  seen,
  tags,
} from '../../testing/watchlistModal.ts';
import { WatchlistModal } from './WatchlistModal.tsx';

const meta = {
  title: 'Research/WatchlistModal',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistModal,
  args: modalArgs,
} satisfies Meta<typeof WatchlistModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Create: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['WATCH-001', 'WATCH-003', 'WATCH-004', 'WATCH-007', 'WATCH-009'] },
  play: async ({ args }) => {
    await expect((await dialog()).parentElement?.offsetWidth).toBe(986);
    await expect(nameField()).toHaveAttribute('placeholder', 'Untitled');
    await expect(nameField()).not.toBeRequired();
    await expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Teams' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Climate desk' }));
    await userEvent.keyboard('{Escape}');
    await pick('Harborline');
    await pick('Kerbline');
    await seen('2 companies');
    await userEvent.click(button('Remove Kerbline'));
    await seen('1 company');
    await expect(await screen.findByText('Enter adds Kerbline.')).toBeInTheDocument();
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '',
      teamIds: ['team-1'],
      isPrivate: false,
      companies: [harborline],
    });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

export const Private: Story = {
  parameters: { requirements: ['WATCH-010', 'WATCH-012'] },
  args: { isPrivacyOffered: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('switch', { name: 'Private Watchlist' }));
    await expect(button('Cancel')).toBeEnabled();
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isPrivate: true }));
  },
};

/** The name comes first, and Enter adds companies without saving. */
export const NameFirst: Story = {
  args: { usage: { limit: 5, current: 2 } },
  play: async ({ args }) => {
    await dialog();
    await waitFor(() => expect(nameField()).toHaveFocus());
    await seen('You’re using 2 of 5 watchlists.');
    await userEvent.keyboard('Harbors{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(companyField(), 'line{Enter}');
    await userEvent.keyboard('{Enter}');
    await seen('1 company');
    await userEvent.keyboard('{Enter}');
    await seen('2 companies');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Harbors', companies: [harborline, kerbline] }),
    );
  },
};

/** States the reached limit before the form, with what to do. */
export const AtTheLimit: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { usage: { limit: 1, current: 1 } },
  play: async ({ args }) => {
    await dialog();
    await seen('You’re using 1 of 1 watchlist. To create another, delete one or upgrade.');
    await userEvent.click(button('Manage Plans'));
    await expect(args.onManagePlans).toHaveBeenCalledOnce();
  },
};

const useCases = [
  'Competitors',
  'Public Company Comparators',
  'Key customers',
  'Strategic Partners',
  'Acquisition Targets',
  'Local Network',
  'Sales prospects',
  'Investors',
  'Investment portfolios',
];

export const UseCases: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['WATCH-013'] },
  play: async () => {
    await dialog();
    const pane = within(screen.getByRole('region', { name: 'What is the list for?' }));
    await expect(pane.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(useCases);
    const bounds = (element: Element) => element.getBoundingClientRect();
    await expect(bounds(pane.getByRole('list')).right).toBeLessThan(bounds(nameField()).left);
    for (const name of useCases) {
      await userEvent.click(pane.getByRole('button', { name }));
      await expect(nameField()).toHaveValue(name);
      await expect(pane.getByRole('status')).toHaveTextContent(/^For example, /);
    }
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'My own');
    await userEvent.click(pane.getByRole('button', { name: 'Investors' }));
    await expect(nameField()).toHaveValue('My own');
    await expect(pane.getByRole('status')).toHaveTextContent('funds that lead rounds of your size');
  },
};

/** Starts with a use case, and adds companies that suit it. */
export const Suggested: Story = {
  tags: ['dark', 'narrow'],
  args: { presetUseCase: 'prospects', onUseCaseChange: fn(), suggestions: ready([harborline, kerbline]) },
  play: async ({ args }) => {
    await dialog();
    await expect(nameField()).toHaveValue('Sales prospects');
    const suggested = within(screen.getByRole('list', { name: 'Suggested: companies with the newest rounds' }));
    await userEvent.click(suggested.getByRole('button', { name: 'Add Kerbline' }));
    await seen('1 company');
    await expect(suggested.getByRole('button', { name: 'Add Kerbline' })).toHaveAttribute('aria-disabled', 'true');
    await expect(suggested.getByRole('button', { name: 'Add Kerbline' })).toHaveFocus();
    await userEvent.click(button('Investors'));
    await expect(args.onUseCaseChange).toHaveBeenCalledWith('investors');
    await expect(screen.queryByRole('list', { name: /^Suggested/ })).toBeNull();
    await userEvent.click(button('Sales prospects'));
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Sales prospects', companies: [kerbline] }),
    );
  },
};

export const AddCompanies: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['WATCH-011'] },
  args: { list: { name: 'Climate map', companyIds: [kerbline.id] } },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveAccessibleName('Add companies to Climate map');
    await expect(button('Add Companies')).toBeDisabled();
    await seen(/^Search by name or domain to add companies\./);
    await expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await pick('Kerbline');
    await seen('Kerbline is already on the list.');
    await pick('Harborline');
    await pick('Harborline');
    await seen('Harborline is already on the list.');
    await userEvent.click(button('Add Companies'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ companies: [harborline] }));
  },
};

export const ManyCompanies: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['WATCH-008', 'WATCH-009'] },
  args: { preset: manyQuays(30) },
  play: async () => {
    await dialog();
    await expect(tags()).toHaveLength(8);
    await seen('30 companies');
    await userEvent.click(button('22 more'));
    await expect(tags()).toHaveLength(30);
    await userEvent.click(button('Remove Quay 12'));
    await waitFor(() => expect(button('Remove Quay 13')).toHaveFocus());
    await seen('29 companies');
    await userEvent.click(button('Show less'));
    await expect(button('21 more')).toBeVisible();
  },
};

export const PresetTooLong: Story = {
  args: { preset: manyQuays(620) },
  play: async () => {
    await dialog();
    await seen('500 companies');
    await expect(
      screen.getByText('You can start a list with up to 500 companies, so 120 weren’t included. Add them later.'),
    ).toBeVisible();
    await pick('Harborline');
    await seen(/^You can start a list with up to 500 companies\. Add more later\./);
    await seen('500 companies');
  },
};

/** An existing list has far more companies than the dialog adds. */
export const AddTooMany: Story = {
  args: { list: { name: 'Climate map', companyIds: [kerbline.id] }, preset: manyQuays(500) },
  play: async () => {
    await dialog();
    await seen('500 companies');
    await pick('Harborline');
    await seen('You can add up to 500 companies at a time. Add these first.');
    // The mark of the first result comes with the debounced search.
    await waitFor(() => expect(screen.getByText('Enter')).toBeVisible(), { timeout: 4000 });
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    await dialog();
    const reach = async (element: HTMLElement) => {
      for (let presses = 0; presses < 30 && document.activeElement !== element; presses += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await reach(button('Key customers'));
    await userEvent.keyboard(' ');
    await reach(nameField());
    await userEvent.keyboard('{End} of the north');
    await reach(companyField());
    await userEvent.keyboard('line');
    // The mark of the first result comes with the debounced search.
    await waitFor(() => expect(screen.getByText('Enter')).toBeVisible(), { timeout: 4000 });
    await reach(await screen.findByRole('button', { name: 'Add Kerbline' }));
    await userEvent.keyboard('{Enter}');
    await seen('1 company');
    await reach(button('Create Watchlist'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Key customers of the north', companies: [kerbline] }),
    );
  },
};

export const Prepared: Story = {
  args: { presetName: 'Ports of the north', preset: [harborline] },
  play: async ({ args }) => {
    await dialog();
    await expect(nameField()).toHaveValue('Ports of the north');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(button('Create Watchlist'));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Ports of the north', companies: [harborline] }),
    );
  },
};

const offeredTeams = async () => {
  await dialog();
  await userEvent.click(screen.getByRole('combobox', { name: 'Teams' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

export const TeamsOfAnOwner: Story = {
  play: async () => {
    await expect(await offeredTeams()).toEqual(['Climate desk', 'Health desk']);
  },
};

export const TeamsOfAMember: Story = {
  args: { maker: { email: 'ada@foresight.example', isAccountOwner: false } },
  play: async () => {
    await expect(await offeredTeams()).toEqual(['Climate desk']);
  },
};

export const PasteMany: Story = {
  tags: ['dark', 'narrow'],
  args: {
    preset: [kerbline],
    onRecognize: fn(async (lines: readonly string[]) => ({
      ok: true as const,
      data: {
        lines: lines.map((line) => ({
          line,
          match: 'certain' as const,
          candidates: [buildCompanySearchResult({ name: line })],
          duplicateOf: null,
          isOnList: false,
        })),
      },
    })),
  },
  play: async () => {
    await dialog();
    await userEvent.click(button('Paste or import companies'));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Companies' }));
    await userEvent.paste('Harborline\nKerbline\nDepotwise');
    await userEvent.click(button('Find companies'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 companies' }));
    await seen('3 companies');
    await userEvent.click(button('Undo'));
    await seen('1 company');
    await userEvent.click(button('Add 2 companies'));
    await seen('3 companies');
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    isPrivacyOffered: true,
    preset: [buildCompanySearchResult({ name: longestName }), ...manyQuays(9)],
    teams: ready([{ id: 'team-1', name: longestName, members: [] }]),
    onSave: answering({ ok: false, error: longestName.repeat(2) }),
  },
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByRole('combobox', { name: 'Teams' }));
    await userEvent.click(await screen.findByRole('option'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(nameField());
    await userEvent.paste(longestName);
    await userEvent.click(button('Create Watchlist'));
    await seen(/^Failed to create Watchlist\. /);
  },
};
