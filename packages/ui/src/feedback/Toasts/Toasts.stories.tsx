import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { createToastStore, type Toast, type ToastStore } from './createToastStore.ts';
import { Toasts, type ToastsProps } from './Toasts.tsx';

/** A store whose timer never runs out, so that the toast is still there for the screenshot. */
function showing(toast: Toast): ToastStore {
  const store = createToastStore();
  store.show(toast);
  store.pause();
  return store;
}

const onUndo = fn();

const meta = {
  title: 'Components/Toasts',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Toasts,
  args: { of: createToastStore() },
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { of: showing({ message: 'The list will be ready in a minute.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Note: The list will be ready in a minute.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Positive: Story = { args: { of: showing({ tone: 'positive', message: 'Watchlist created.' }) } };

export const Caution: Story = { args: { of: showing({ tone: 'caution', message: 'Three of five were added.' }) } };

/** A critical message interrupts the screen reader. */
export const Critical: Story = {
  tags: ['dark'],
  args: { of: showing({ tone: 'critical', message: 'Something went wrong' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Something went wrong');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const undo = { tone: 'positive', message: 'Watchlist deleted.', action: { label: 'Undo', onPress: onUndo } } as const;

/** An action runs once. Activating it dismisses the message. */
export const WithAction: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  args: { of: showing(undo) },
  play: async ({ args, canvas, step }) => {
    onUndo.mockClear();
    await step('the action', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(onUndo).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByText('Watchlist deleted.')).toBeNull();
    });
    args.of.show(undo);
    await expect(await canvas.findByText('Watchlist deleted.')).toBeVisible();
  },
};

const latest = createToastStore();

/** A new message replaces the old one. */
export const OneAtATime: Story = {
  parameters: { requirements: ['CONST-001'] },
  args: { of: latest },
  render: (args) => (
    <>
      <Stack direction="row">
        <Button onPress={() => latest.show({ message: 'First.', isLong: true })}>First</Button>
        <Button onPress={() => latest.show({ message: 'Second.', isLong: true })}>Second</Button>
      </Stack>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveTextContent('First.');
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Second.');
    await expect(canvas.queryByText('First.')).toBeNull();
  },
};

const watched = createToastStore();
const pause = fn();
const resume = fn();
const watchedStore: ToastStore = { ...watched, pause, resume };

/** The timer pauses while the user hovers or focuses the message. */
export const WaitsForTheReader: Story = {
  args: { of: watchedStore },
  play: async ({ canvas }) => {
    pause.mockClear();
    resume.mockClear();
    watched.show({ message: 'The list will be ready in a minute.', isLong: true });
    const toast = await canvas.findByRole('region', { name: 'Notifications' });
    await userEvent.hover(toast);
    await waitFor(() => expect(pause).toHaveBeenCalledTimes(1));
    await userEvent.unhover(toast);
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await waitFor(() => expect(pause).toHaveBeenCalledTimes(2));
    watched.pause();
  },
};

const dismissed = createToastStore();

/** F6 moves focus to the message. When the user dismisses it, focus returns to where it was. */
export const ReachedAndLeftByKeyboard: Story = {
  args: { of: dismissed },
  render: (args) => (
    <>
      <Button onPress={() => dismissed.show({ message: 'Saved.', isLong: true })}>Save</Button>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Saved.')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('data-focus-visible');
  },
};

const deleted = createToastStore();

function DeletableRow(props: ToastsProps) {
  const [isDeleted, setDeleted] = useState(false);
  function remove() {
    setDeleted(true);
    deleted.show({ message: 'Deleted.', action: { label: 'Undo', onPress: fn() } });
  }
  return (
    <>
      <main tabIndex={-1}>{!isDeleted && <Button onPress={remove}>Delete</Button>}</main>
      <Toasts {...props} />
    </>
  );
}

/** Where what had the focus before is gone, the page's content has it after the message. */
export const FocusAfterDeletion: Story = {
  args: { of: deleted },
  render: (args) => <DeletableRow {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{F6}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const overDialog = createToastStore();
const onOpenChange = fn();

/** The message works over a dialog, which stays open. */
export const OverADialog: Story = {
  args: { of: overDialog },
  render: (args) => (
    <>
      <Modal isOpen isDismissable onOpenChange={onOpenChange} title="New watchlist">
        <Button onPress={() => overDialog.show({ tone: 'critical', message: 'Name it first.', isLong: true })}>
          Create
        </Button>
      </Modal>
      <Toasts {...args} />
    </>
  ),
  play: async () => {
    onOpenChange.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error: Name it first.');
    // The dialog has a hidden button of the same name, for screen readers on phones.
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    await userEvent.click(toast.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Name it first.')).toBeNull();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Name it first.')).toBeVisible();
    overDialog.pause();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    of: showing({
      message: `${hardTexts.unbreakable} ${hardTexts.mixed}`,
      action: { label: hardTexts.arabic, onPress: onUndo },
    }),
  },
};
