import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Confirm, type ConfirmProps } from './Confirm.tsx';

const meta = {
  title: 'Components/Confirm',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Confirm,
  args: {
    isOpen: true,
    title: 'Delete this watchlist?',
    confirmLabel: 'Delete',
    tone: 'critical',
    onConfirm: fn(),
    onOpenChange: fn(),
    children: <Text>Coastal logistics and its 24 companies will be gone for everyone. This cannot be undone.</Text>,
  },
} satisfies Meta<typeof Confirm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this watchlist?' })).toBeVisible();
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Send 12 invitations?',
    confirmLabel: 'Send',
    children: <Text>Everyone on the list gets an email now.</Text>,
  },
};

/** While the action is in progress, the user can neither confirm again nor cancel. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Asked(args: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    args.onOpenChange?.(next);
    setOpen(next);
  };
  const confirm = () => {
    args.onConfirm();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete watchlist</Button>
      <Confirm {...args} isOpen={isOpen} onConfirm={confirm} onOpenChange={change} />
    </>
  );
}

/** Escape cancels, and only the button confirms. Focus returns to the trigger either way. */
export const Answered: Story = {
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete watchlist' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    confirmLabel: hardTexts.unbreakable,
    children: <Text>{hardTexts.mixed}</Text>,
  },
};
