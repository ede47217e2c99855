import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyIcon } from '../internal/icons/CopyIcon.tsx';
import { MoreIcon } from '../internal/icons/MoreIcon.tsx';
import { PencilIcon } from '../internal/icons/PencilIcon.tsx';
import { TrashIcon } from '../internal/icons/TrashIcon.tsx';
import { hardTexts } from '../testing/hardTexts.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Menu, type MenuGroup, type MenuItem } from './Menu.tsx';

const items: readonly (MenuItem | MenuGroup)[] = [
  { id: 'rename', label: 'Rename', icon: <PencilIcon /> },
  { id: 'copy', label: 'Copy', icon: <CopyIcon /> },
  { id: 'merge', label: 'Merge', description: 'Needs a second watchlist.', isDisabled: true },
  {
    title: 'Share',
    items: [
      { id: 'team', label: 'With a team' },
      { id: 'link', label: 'By a link', description: 'Anyone signed in who has it can read.' },
    ],
  },
  { title: 'Remove', items: [{ id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'critical' }] },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { trigger: <Button>Actions</Button>, items, onAction: fn() },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
}

/** Icons, a description, groups, an item that destroys and one that is not to be had. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    await open();
    await expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Merge/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Arrows go round and pass by what is disabled, Home and End go to the ends, letters to what begins with them. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await open();
    const steps: [key: string, item: string][] = [
      ['{ArrowDown}', 'Copy'],
      ['{ArrowDown}', 'With a team'],
      ['{End}', 'Delete'],
      ['{ArrowDown}', 'Rename'],
      ['{ArrowUp}', 'Delete'],
      ['{Home}', 'Rename'],
      ['by', 'By a link Anyone signed in who has it can read.'],
    ];
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith('link');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, canvas }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const OpenedByMouse: Story = {
  args: {
    trigger: (
      <IconButton label="More actions">
        <MoreIcon />
      </IconButton>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};

export const LeadsToPages: Story = {
  args: {
    items: [
      { id: 'account', label: 'Account', href: '#account' },
      { id: 'script', label: 'Script', href: 'javascript:alert(1)' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '#account');
    await expect(screen.getByRole('menuitem', { name: 'Script' })).not.toHaveAttribute('href');
  },
};

/** Opened in a part with its own theme and direction, it keeps them. */
export const KeepsTheThemeOfItsPart: Story = {
  render: (args) => (
    <ThemeProvider theme="dark" locale="ar" density="compact">
      <Menu {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.closest('[data-fs-theme]')).toHaveAttribute('data-fs-theme', 'dark');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    items: [
      { id: 'unbreakable', label: hardTexts.unbreakable, icon: <CopyIcon /> },
      { title: hardTexts.long, items: [{ id: 'mixed', label: hardTexts.mixed, description: hardTexts.arabic }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
