import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildWorkspaceDetail } from '../../testing/buildWorkspace.ts';
import { WorkspaceTeams } from './WorkspaceTeams.tsx';

const team = {
  id: 'climate',
  name: 'Climate desk',
  description: 'Energy, buildings and mobility.',
  accountID: 'longview',
  members: ['tomas@foresight.example'],
};
const usage = {
  watchlists: { limit: null, used: 3 },
  teams: { limit: 3, used: 1 },
  seats: { limit: 12, used: 9 },
};

const meta = {
  title: 'Account/WorkspaceTeams',
  component: WorkspaceTeams,
  args: {
    workspace: buildWorkspaceDetail({ usage }),
    teams: ready([team]),
    onRetry: fn(),
    listsByTeam: new Map([['climate', ['Climate map']]]),
    onSave: fn(async () => true),
    onRemove: fn(),
    onKeepOpen: fn(),
  },
} satisfies Meta<typeof WorkspaceTeams>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New team' }));
    const dialog = await screen.findByRole('dialog', { name: 'New team' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Harbors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Harbors', description: '', members: [] }, null);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Removing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Climate desk' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Climate desk?' });
    await expect(within(dialog).getByText('Climate map')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledWith(team);
  },
};

export const Full: Story = {
  args: { workspace: buildWorkspaceDetail({ usage: { ...usage, teams: { limit: 1, used: 1 } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The plan includes 1 team.').some((each) => !each.hidden)).toBe(true);
    await expect(canvas.getByRole('button', { name: 'New team' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OverLimit: Story = {
  parameters: { requirements: ['XUSAGE-004'] },
  args: {
    workspace: buildWorkspaceDetail({ usage: { ...usage, teams: { limit: 1, used: 2 } } }),
    teams: ready([team, { ...team, id: 'health', name: 'Health desk', readOnly: 'over-limit' }]),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('The plan includes 1 team. Nothing is deleted. Choose which stay open.'),
    ).toBeVisible();
    await expect(canvas.getByText('Read-only')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onKeepOpen).toHaveBeenCalledWith(['climate']);
  },
};

export const Member: Story = {
  args: { workspace: buildWorkspaceDetail({ role: 'member', invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Climate desk')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { teams: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No teams yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { teams: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText(/No teams yet/)).toBeNull();
  },
};

export const TeamsFailed: Story = {
  args: { teams: failed('Failed to fetch teams') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch teams');
    await expect(canvas.queryByText(/No teams yet/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { failure: 'Failed creating team', onSave: fn(async () => false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed creating team')).toBeVisible();
    // What was entered stays after a failure.
    await userEvent.click(canvas.getByRole('button', { name: 'New team' }));
    const dialog = await screen.findByRole('dialog', { name: 'New team' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Harbors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('Failed creating team')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Harbors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
