import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './PopoverProps.ts';

const children: PopoverProps['children'] = ({ close }) => (
  <Stack align="end">
    <TextField label="Name" defaultValue="Coastal logistics" />
    <Button tone="accent" onPress={close}>
      Save
    </Button>
  </Stack>
);

const hardWords: PopoverProps['children'] = () => (
  <Text>{`${hardTexts.unbreakable} ${hardTexts.mixed} ${hardTexts.long}`}</Text>
);

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Rename</Button>,
    label: 'Rename watchlist',
    onOpenChange: fn(),
    children,
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },

    usage: {
      keys: [
        ['Enter, Space', 'On its button, opens it; the focus goes inside'],
        ['Escape', 'Closes it; the focus goes back to the button'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename watchlist' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const ClosesOnPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A popover inherits the theme and direction of the part of the page that contains its trigger. */
export const KeepsTheThemeOfItsPart: Story = {
  args: { isOpen: true },
  render: (args) => (
    <ThemeProvider theme="dark" locale="ar">
      <Popover {...args} />
    </ThemeProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('[data-fs-theme]')).toHaveAttribute('data-fs-theme', 'dark');
    await expect(getComputedStyle(dialog).direction).toBe('rtl');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { isOpen: true, children: hardWords },
};
