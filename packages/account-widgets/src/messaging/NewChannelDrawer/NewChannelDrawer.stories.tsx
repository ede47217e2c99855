import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NewChannelDrawer } from './NewChannelDrawer.tsx';

const meta = {
  title: 'Account/NewChannelDrawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: NewChannelDrawer,
  args: { isOpen: true, onOpenChange: fn(), found: null, onSearch: fn(), onCreate: fn() },
} satisfies Meta<typeof NewChannelDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The drawer of a new private channel. */
export const Empty: Story = {
  parameters: { requirements: ['MSG-004'] },
  tags: ['dark', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'New private channel' })).toBeVisible();
    const name = screen.getByLabelText('Name');
    await expect(name).toHaveValue('Untitled');
    // The user's input replaces it.
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Harbors');
    await expect(name).toHaveValue('Harbors');
    await userEvent.clear(name);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'fio');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('fio'));
    await userEvent.click(screen.getByRole('button', { name: 'Create channel' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Untitled', emails: [] });
  },
};

export const Found: Story = {
  args: { found: ready([{ email: 'free@foresight.example', name: 'Fiona Frost' }]) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Fiona Frost' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create channel' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Untitled', emails: ['free@foresight.example'] });
  },
};

/** What was entered is not dropped without a question. */
export const UnsavedEntries: Story = {
  play: async ({ args }) => {
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Harbors');
    const close = screen.getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(close).toHaveFocus());
    await expect(name).toHaveValue('Harbors');
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(close).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { failure: 'Failed to create channel' },
  play: async () => {
    await expect(await screen.findByText('Failed to create channel')).toBeVisible();
  },
};
