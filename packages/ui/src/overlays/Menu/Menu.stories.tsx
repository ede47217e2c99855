import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CopyIcon } from '../../internal/icons/CopyIcon.tsx';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import { PencilIcon } from '../../internal/icons/PencilIcon.tsx';
import { TrashIcon } from '../../internal/icons/TrashIcon.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Menu, MenuItem, MenuSection } from './Menu.tsx';
import type { MenuGroup, MenuItemData, MenuProps } from './MenuProps.ts';

const items: readonly (MenuItemData | MenuGroup)[] = [
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
  subcomponents: { MenuItem, MenuSection },
  args: { trigger: <Button>Actions</Button>, items, onAction: fn() },
  parameters: {
    usage: {
      dos: ['Name each entry by a verb, or by where it leads.', 'Put what destroys at the end, in the critical tone.'],
      donts: ['Hide the one main action of a view in a menu.', 'Use it to fill in a form: Select and MultiSelect do.'],
      keys: [
        ['Enter, Space, ↓', 'Opens it with the first entry focused'],
        ['↑', 'Opens it with the last entry focused'],
        ['↓ ↑', 'Next and previous entry, round the ends, past what is disabled'],
        ['Home, End', 'First and last entry'],
        ['A letter', 'The next entry that begins with it'],
        ['→', 'Into a submenu; ← comes back. The other way around in right-to-left languages'],
        ['Enter, Space', 'Does it and closes the menu, which stays where any of several entries can be on'],
        ['Escape', 'Closes it; the focus goes back to the button'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
}

/** Icons, a description, groups, a destructive item, and a disabled item. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    await open();
    await expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Merge/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * The arrow keys skip disabled items and wrap around. Home and End move to the first and the last item, and letters
 * move to the item that starts with them.
 */
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

const ports = [
  { id: 'seattle', label: 'Seattle' },
  { id: 'rotterdam', label: 'Rotterdam' },
  { id: 'piraeus', label: 'Piraeus' },
];

function Checked({ items: _, ...args }: MenuProps) {
  const [order, setOrder] = useState(['newest']);
  const [shown, setShown] = useState(['seattle']);
  return (
    <Menu
      {...args}
      items={[
        {
          title: 'Order',
          items: [
            { id: 'newest', label: 'Newest first' },
            { id: 'name', label: 'By name' },
          ],
          selectionMode: 'single',
          selectedKeys: order,
          onSelectionChange: setOrder,
        },
        { title: 'Ports', items: ports, selectionMode: 'multiple', selectedKeys: shown, onSelectionChange: setShown },
      ]}
    />
  );
}

/** A single choice closes the menu. Multiple choices leave it open. */
export const CheckedItems: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => <Checked {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Piraeus' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Piraeus' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Seattle' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'By name' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'By name' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).not.toBeChecked();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The arrow key toward the inline end opens the submenu and moves into it. The other arrow key moves back. */
export const Submenu: Story = {
  tags: ['dark', 'narrow'],
  args: {
    items: [
      { id: 'rename', label: 'Rename', icon: <PencilIcon /> },
      { id: 'move', label: 'Move to', icon: <CopyIcon />, submenu: ports },
    ],
  },
  play: async ({ args, canvas }) => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Seattle' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Seattle' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith('rotterdam');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Seattle' })).toHaveFocus());
  },
};

function Parts({ items: _, ...args }: MenuProps) {
  const [order, setOrder] = useState(['newest']);
  return (
    <Menu {...args}>
      <MenuItem id="rename" label="Rename" icon={<PencilIcon />} onAction={() => args.onAction?.('own')} />
      <MenuSection title="Order" selectionMode="single" selectedKeys={order} onSelectionChange={setOrder}>
        <MenuItem id="newest" label="Newest first" />
        <MenuItem id="name" label="By name" />
      </MenuSection>
      <MenuItem id="move" label="Move to" icon={<CopyIcon />}>
        <MenuItem id="seattle" label="Seattle" />
        <MenuItem id="rotterdam" label="Rotterdam" />
      </MenuItem>
    </Menu>
  );
}

/** Items, a checkable section, and a submenu as children instead of data. */
export const WithParts: Story = {
  render: (args) => <Parts {...args} />,
  play: async ({ args, canvas }) => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'By name' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'own');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'rename');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Seattle' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenLastCalledWith('rotterdam');
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

/** A key of the app opens it without a press of its button, and its user goes on by keys. */
export const OpenedByShortcut: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Elsewhere</Button>
        <Menu {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('rename');
  },
};

export const LeadsToPages: Story = {
  args: {
    items: [
      { id: 'account', label: 'Account', href: '#account' },
      { id: 'script', label: 'Script', href: 'javascript:alert(1)' },
      { id: 'source', label: 'Source', href: 'https://www.harborline.example/', isExternal: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '#account');
    await expect(screen.getByRole('menuitem', { name: 'Script' })).not.toHaveAttribute('href');
    const source = screen.getByRole('menuitem', { name: 'Source (opens in a new tab)' });
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A menu inherits the theme and direction of the part of the page that contains its trigger. */
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

export const SubmenuRightToLeft: Story = {
  args: Submenu.args,
  render: KeepsTheThemeOfItsPart.render,
  play: async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Seattle' })).toHaveFocus());
    const [outer, inner] = screen.getAllByRole('menu').map((menu) => menu.getBoundingClientRect());
    await expect(inner?.right).toBeLessThan(outer?.right ?? 0);
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
