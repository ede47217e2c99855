import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CopyIcon } from '../../internal/icons/CopyIcon.tsx';
import { EyeIcon } from '../../internal/icons/EyeIcon.tsx';
import { LockIcon } from '../../internal/icons/LockIcon.tsx';
import { PencilIcon } from '../../internal/icons/PencilIcon.tsx';
import { TrashIcon } from '../../internal/icons/TrashIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Toolbar, ToolbarButton, ToolbarGroup, type ToolbarGroupData, type ToolbarProps } from './Toolbar.tsx';

const groups: readonly ToolbarGroupData[] = [
  {
    label: 'Change',
    items: [
      { id: 'rename', label: 'Rename', icon: <PencilIcon />, shortcut: 'F2' },
      { id: 'copy', label: 'Copy', icon: <CopyIcon /> },
      { id: 'delete', label: 'Delete', icon: <TrashIcon />, isDisabled: true },
    ],
  },
  {
    label: 'Show',
    items: [
      { id: 'watched', label: 'Watched', icon: <EyeIcon />, isSelected: true },
      { id: 'private', label: 'Private', icon: <LockIcon />, isSelected: false },
    ],
  },
  {
    label: 'Send',
    items: [
      { id: 'download', label: 'Download' },
      { id: 'notify', label: 'Notify the team' },
    ],
  },
];

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarGroup },
  args: { label: 'Watchlist', groups, onAction: fn() },
  parameters: {
    usage: {
      keys: [
        ['Tab', 'Into the toolbar, at the control that was used last, and out again'],
        ['→ ←', 'Next and previous control; the other way around in right-to-left languages'],
        ['Enter, Space', 'Uses it'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Icons and labels, on, off, and disabled. Items that don’t fit move into a menu. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="6">
      <Toolbar {...args} />
      <div style={{ maxInlineSize: 240 }}>
        <Toolbar {...args} label="Watchlist, in little room" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [whole, small] = canvas.getAllByRole('toolbar');
    await expect(whole?.querySelectorAll('button')).toHaveLength(7);
    await waitFor(() => expect(small?.querySelector('button[aria-haspopup]')).toHaveAccessibleName('More'));
  },
};

/** The toolbar is one tab stop that remembers its last focused item. The arrow keys skip disabled items. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack>
      <Toolbar {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const watched = canvas.getByRole('button', { name: 'Watched', pressed: true });
    await expect(watched).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('watched');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Notify the team' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Notify the team' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
  },
};

/** On focus, an icon shows its label and keyboard shortcut. */
export const Hint: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rename (F2)');
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription('Rename (F2)');
  },
};

function Kept(args: ToolbarProps) {
  const [on, setOn] = useState(['watched']);
  const act = (id: string) => {
    args.onAction?.(id);
    setOn((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  };
  const kept = groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.isSelected === undefined ? item : { ...item, isSelected: on.includes(item.id) },
    ),
  }));
  return (
    <div style={{ maxInlineSize: 120 }}>
      <Toolbar {...args} groups={kept} onAction={act} />
    </div>
  );
}

/** In the menu, toggles are checkable items and actions run. */
export const InLittleRoom: Story = {
  tags: ['dark'],
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Private' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('private');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Private' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Download' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('download');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Watched' })).toBeChecked();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { groups: [{ label: 'Hard', items: Object.entries(hardTexts).map(([id, label]) => ({ id, label })) }] },
};

/** The same tools as parts. Those that don’t fit are in the menu too. */
export const Parts: Story = {
  args: { groups: undefined },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Toolbar {...args}>
        <ToolbarGroup label="Change">
          <ToolbarButton id="rename" label="Rename" icon={<PencilIcon />} className="own" />
          <ToolbarButton id="copy" label="Copy" icon={<CopyIcon />} isDisabled />
        </ToolbarGroup>
        <ToolbarGroup label="Show">
          <ToolbarButton id="private" label="Private" icon={<LockIcon />} isSelected />
        </ToolbarGroup>
        <ToolbarGroup label="Send">
          <ToolbarButton id="download" label="Download" />
        </ToolbarGroup>
      </Toolbar>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.getByRole('button', { name: 'Private', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
    const rename = canvas.getByRole('button', { name: 'Rename' });
    await expect(rename).toHaveClass('own');
    await userEvent.click(rename);
    await expect(args.onAction).toHaveBeenLastCalledWith('rename');
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('download');
  },
};
