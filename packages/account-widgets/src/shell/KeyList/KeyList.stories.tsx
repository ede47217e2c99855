import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { KeyList } from './KeyList.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Account/KeyList',
  component: KeyList,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    shortcuts: [
      { keys: '/', label: 'Search', group: 'Everywhere', onPress: nothing },
      { keys: 'mod+k', label: 'Search', group: 'Everywhere', onPress: nothing },
      { keys: '?', label: 'All keys', group: 'Everywhere', onPress: nothing },
      { keys: 'g h', label: 'Home', group: 'Go to', onPress: nothing },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
  },
} satisfies Meta<typeof KeyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '/ or Ctrl/Cmd K',
      '?',
      'G then H',
    ]);
    await expect(dialog.getByRole('heading', { name: 'Go to' })).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
  },
};

export const NoShortcuts: Story = {
  args: { shortcuts: [] },
  play: async () => {
    await expect(await screen.findByText('This page has no shortcuts.')).toBeVisible();
  },
};
