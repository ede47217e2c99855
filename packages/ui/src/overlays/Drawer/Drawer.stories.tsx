import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Curate article',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="accent">Save article</Button>
      </>
    ),
    children: (
      <Stack gap="6">
        <TextField label="Title" />
        <TextField label="Link" type="url" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the inline end: right in English, left in Arabic. On a phone, the drawer fills the screen. */
export const Open: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Curate article' });
    const { right, bottom, width } = dialog.getBoundingClientRect();
    await expect(Math.round(right)).toBe(window.innerWidth);
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(Math.round(width)).toBe(479);
  },
};

export const Wide: Story = {
  tags: ['rtl'],
  args: { width: 'wide' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.parentElement?.offsetWidth).toBe(800);
  },
};

function OpenedByButton(args: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    args.onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Curate</Button>
      <Drawer {...args} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

export const TrapsAndRestoresFocus: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Curate' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Close', 'Title', 'Link', 'Cancel', 'Save article', 'Close']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Dismissable: Story = {
  args: { isDismissable: true },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Curate' }));
    const scrim = (await screen.findByRole('dialog')).parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The header and the footer stay visible while long content scrolls. */
export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.mixed,
    children: (
      <Stack>
        <Text>{hardTexts.unbreakable}</Text>
        {Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
          <Text key={number}>{`${number}. ${hardTexts.long}`}</Text>
        ))}
      </Stack>
    ),
  },
};
