import { longestName } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PanelSettings } from './PanelSettings.tsx';

const panels = ['What changed', 'Watchlists', 'Trending keywords'].map((name) => ({ id: name, name, isVisible: true }));

const meta = {
  title: 'Research/PanelSettings',
  component: PanelSettings,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onOpenChange: fn(), panels, onChange: fn(), onReset: fn() },
} satisfies Meta<typeof PanelSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Customize Home' }));

export const Open: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  render: (args) => {
    const [arranged, setArranged] = useState(args.panels);
    return (
      <PanelSettings {...args} panels={arranged} onChange={setArranged} onReset={() => setArranged(args.panels)} />
    );
  },
  play: async () => {
    const drawer = await open();
    const names = () =>
      Array.from(drawer.getByRole('list').children, (row) => row.querySelector('span[id]')?.textContent);
    const trending = () => within(drawer.getByRole('group', { name: 'Trending keywords' })).getByRole('switch');
    await expect(drawer.getByRole('button', { name: 'Move What changed up' })).toBeDisabled();
    drawer.getByRole('button', { name: 'Move Watchlists up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Watchlists', 'What changed', 'Trending keywords']);
    await expect(drawer.getByText('Watchlists moved to position 1 of 3.')).toBeInTheDocument();
    await userEvent.click(trending());
    await expect(trending()).not.toBeChecked();
    await userEvent.click(drawer.getByRole('button', { name: 'Reset' }));
    await expect(names()).toEqual(['What changed', 'Watchlists', 'Trending keywords']);
    await expect(trending()).toBeChecked();
  },
};

export const Failed: Story = {
  args: { failure: 'Failed to save preferences' },
  play: async ({ args }) => {
    const drawer = await open();
    await expect(drawer.getByText('Failed to save preferences')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { panels: [{ id: 'long', name: longestName, isVisible: true }] },
};
