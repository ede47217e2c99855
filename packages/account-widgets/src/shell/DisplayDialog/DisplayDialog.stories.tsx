import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { displayLanguages, displaySettings } from '../../testing/displaySettings.ts';
import { DisplayDialog } from './DisplayDialog.tsx';

const meta = {
  title: 'Account/DisplayDialog',
  component: DisplayDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    settings: displaySettings,
    languages: displayLanguages,
    onChange: fn(),
  },
} satisfies Meta<typeof DisplayDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Display' }));

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    const dialog = await open();
    const themes = within(dialog.getByRole('radiogroup', { name: 'Theme' }));
    await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(themes.getByRole('radio', { name: 'High contrast' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'contrast' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Compact' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.click(dialog.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'de' });
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hasSingleKeys: false });
  },
};

export const OneLanguage: Story = {
  args: { languages: displayLanguages.slice(0, 1) },
  play: async () => {
    const dialog = await open();
    await expect(dialog.queryByRole('button', { name: /Language/ })).toBeNull();
    await expect(dialog.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
  },
};
