import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { EyeIcon } from '../../internal/icons/EyeIcon.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteGroup, CommandPaletteProps } from './CommandPaletteProps.ts';

const groups: readonly CommandPaletteGroup[] = [
  {
    label: 'Companies',
    count: 1284,
    items: [
      { id: 'harborline', label: 'Harborline', description: 'Rotterdam, forecasts arrivals', icon: <EyeIcon /> },
      { id: 'portwise', label: 'Portwise', description: 'Seattle, berths by the hour', icon: <EyeIcon /> },
    ],
  },
  { label: 'Markets', count: 2, items: [{ id: 'ports', label: 'Ports', icon: <SearchIcon /> }] },
  { label: 'People', items: [] },
];

const recent: readonly CommandPaletteGroup[] = [
  { label: 'Recently opened', items: [{ id: 'tidewater', label: 'Tidewater', icon: <EyeIcon /> }] },
];

const meta = {
  title: 'Components/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: CommandPalette,
  args: {
    isOpen: true,
    label: 'Search companies, markets and people',
    query: 'port',
    groups,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where one types, once the dialog around it has faded in. */
async function field() {
  const input = await screen.findByRole('combobox', { name: 'Search companies, markets and people' });
  await waitFor(() => expect(input).toBeVisible());
  return input;
}

/** Groups with their counts; one without results is left out, and the first result waits for Enter. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Search companies, markets and people' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Companies 1,284' })).toBeVisible();
    await expect(screen.queryByText('People')).toBeNull();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    const first = screen.getByRole('option', { name: /^Harborline/ });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await expect(screen.getByText('3 results')).toHaveAttribute('role', 'status');
  },
};

/** The arrows go through all groups and round, while the field keeps the focus; Enter opens, Escape closes. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    const moves: [key: string, name: RegExp][] = [
      ['{ArrowDown}', /^Portwise/],
      ['{ArrowDown}', /^Ports/],
      ['{ArrowDown}', /^Harborline/],
      ['{ArrowUp}', /^Ports/],
    ];
    for (const [key, name] of moves) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(active()).toHaveTextContent(name));
      await expect(active()).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('ports');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('option', { name: /^Portwise/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('portwise');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};

function Searching(args: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const found = groups.map((group) => ({
    label: group.label,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(query)),
  }));
  return <CommandPalette {...args} query={query} onQueryChange={setQuery} groups={query === '' ? recent : found} />;
}

/** Recent items without a query, then the results or a message that there are none. */
export const FromRecentToResults: Story = {
  render: (args) => <Searching {...args} />,
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recently opened' })).toBeVisible());
    await userEvent.keyboard('portw');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: /^Portwise/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('x');
    await expect(await screen.findByText('No results.')).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

function OpenedByButton(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The focus goes back to where it came from. */
export const GivesTheFocusBack: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What leads outside is a link that says so, opens a new tab, and hands nothing on; a script is no address. */
export const LeadsOutside: Story = {
  tags: ['dark', 'rtl'],
  args: {
    groups: [
      {
        label: 'Articles',
        count: 2,
        items: [
          {
            id: 'tide',
            label: 'Ports that wait for nobody',
            description: 'The Tide',
            externalHref: 'https://tide.example/ports',
          },
          { id: 'script', label: 'Nothing to follow', externalHref: 'javascript:alert(1)' },
        ],
      },
    ],
  },
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    const outside = screen.getByRole('option', { name: /^Ports that wait for nobody .* \(opens in a new tab\)$/ });
    await expect(outside).toHaveAttribute('href', 'https://tide.example/ports');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(screen.getByRole('option', { name: 'Nothing to follow' })).not.toHaveAttribute('href');
    const followed = fn((event: Event) => event.preventDefault());
    outside.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith('tide');
  },
};

export const Empty: Story = {
  tags: ['narrow'],
  args: { query: 'quay', groups: [], empty: 'No Results Found - Suggest a company we should add' },
  play: async () => {
    await expect(await screen.findByText(/^No Results Found/)).toHaveAttribute('role', 'status');
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { query: 'quay', groups: [], isLoading: true },
  play: async () => {
    // It shows itself only after a moment.
    await expect(await screen.findByRole('progressbar', { name: 'Searching...' })).toBeInTheDocument();
    await expect(screen.queryByText('No results.')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    query: hardTexts.unbreakable,
    groups: [
      {
        label: hardTexts.long,
        count: 1_000_000,
        items: Object.entries(hardTexts).map(([id, label]) => ({ id, label, description: hardTexts.mixed })),
      },
    ],
  },
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};
