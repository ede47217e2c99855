import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Modal, type ModalProps, type ModalSize } from './Modal.tsx';

const actions = (
  <>
    <Button>Cancel</Button>
    <Button tone="accent">Create watchlist</Button>
  </>
);

const form = (
  <Stack gap="6">
    <TextField label="Name" placeholder="Untitled" />
    <TextField label="Description" description="Shown to everyone the list is shared with." />
  </Stack>
);

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { isOpen: true, onOpenChange: fn(), title: 'New watchlist', footer: actions, children: form },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },

    usage: {
      dos: ['Name it by what the user does in it; let the main button repeat that verb.'],
      donts: ['Open one over another.', 'Use it for a plain yes or no: Confirm does.'],
      keys: [
        ['Tab, Shift Tab', 'Round inside the dialog'],
        ['Escape', 'Closes it; the focus goes back to where it came from'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New watchlist' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(screen.getByRole('heading', { level: 2, name: 'New watchlist' })).toBeVisible();
  },
};

/** A custom width, in px. */
export const AnyWidth: Story = {
  tags: ['narrow'],
  args: { width: 986 },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.parentElement?.offsetWidth).toBe(986);
  },
};

const pixelsOf = { small: 400, medium: 560, large: 800 } satisfies Record<ModalSize, number>;

function Sizes(args: ModalProps) {
  const [width, setWidth] = useState<ModalSize>('small');
  return (
    <Modal {...args} width={width}>
      <Stack direction="row">
        {(['small', 'medium', 'large'] as const).map((each) => (
          <Button key={each} onPress={() => setWidth(each)}>
            {each}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}

export const NamedWidths: Story = {
  render: (args) => <Sizes {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const [name, pixels] of Object.entries(pixelsOf).reverse()) {
      await userEvent.click(screen.getByRole('button', { name }));
      await expect(dialog.parentElement?.offsetWidth).toBe(pixels);
    }
  },
};

/** The header and the footer stay visible, and the keyboard can scroll the content. */
export const Scrolls: Story = {
  tags: ['dark', 'narrow'],
  args: {
    title: 'Terms of the trial',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
          <Text key={number}>{`${number}. ${hardTexts.long}`}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const area = await screen.findByRole('group', { name: 'Terms of the trial' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Create watchlist' })).toBeVisible();
  },
};

function OpenedByButton(args: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    args.onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>New watchlist</Button>
      <Modal {...args} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

/** Focus stays inside the modal and returns to the trigger. */
export const TrapsAndRestoresFocus: Story = {
  args: { footer: undefined },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'New watchlist' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const stops = ['Close', 'Name', 'Description', 'Close'];
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName('Description');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

function scrimOf(dialog: HTMLElement) {
  const scrim = dialog.parentElement?.parentElement;
  if (!scrim) throw new Error('A dialog stands on a scrim');
  return scrim;
}

/** A press outside doesn’t close the modal, so it loses no input. */
export const StaysOnPressOutside: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New watchlist' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(scrimOf(dialog));
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Dismissable: Story = {
  args: { isDismissable: true },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New watchlist' }));
    await userEvent.click(scrimOf(await screen.findByRole('dialog')));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A modal inherits the theme, direction, and density of the part of the page that contains its trigger. */
export const KeepsTheThemeOfItsPart: Story = {
  render: (args) => (
    <ThemeProvider theme="dark" density="compact" locale="ar">
      <Modal {...args} />
    </ThemeProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const part = dialog.closest('[data-fs-theme]');
    await expect(part).toHaveAttribute('data-fs-theme', 'dark');
    await expect(part).toHaveAttribute('data-fs-density', 'compact');
    await expect(getComputedStyle(dialog).direction).toBe('rtl');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { title: hardTexts.unbreakable, children: <Text>{`${hardTexts.unbreakable} ${hardTexts.mixed}`}</Text> },
};
