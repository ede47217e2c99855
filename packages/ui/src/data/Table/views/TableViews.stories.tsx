import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../system/Loadable/Loadable.ts';
import { hardTexts } from '../../../testing/hardTexts.ts';
import { createTableState } from '../model/TableState.ts';
import { type TableView, viewStateOf } from './TableView.ts';
import { TableViews } from './TableViews.tsx';

const byName = createTableState(8, { sort: [{ column: 'name', direction: 'ascending' }] });
const spanish = createTableState(8, { filters: { country: { kind: 'choice', ids: ['Spain'] } }, hidden: ['opened'] });

const views: readonly TableView[] = [
  { id: 'a', name: 'By name', owner: 'mine', canChange: true, state: viewStateOf(byName) },
  { id: 'b', name: 'In Spain', owner: 'team', canChange: false, state: viewStateOf(spanish) },
];

const meta = {
  title: 'Components/TableViews',
  component: TableViews,
  args: {
    views: ready(views),
    state: byName,
    currentId: 'a',
    hasTeam: true,
    onOpen: fn(),
    onSave: fn(),
    onCreate: fn(),
    onDelete: fn(),
    onDefaultChange: fn(),
  },
} satisfies Meta<typeof TableViews>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function opened(canvas: Canvas) {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}

/** The views of the user and the team. A check marks the current one. */
export const Opened: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { defaultId: 'b' },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByRole('button', { name: 'By name' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Opening a view closes the list and returns focus to its button. */
export const OpensAnother: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(within(panel.getByRole('group', { name: 'Team views' })).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(views[1]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'By name' })).toHaveFocus());
  },
};

/** A changed view is labeled as changed and can be saved. */
export const Changed: Story = {
  args: { state: { ...byName, hidden: ['opened'] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('By name (unsaved changes)');
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenCalledWith('a', { ...viewStateOf(byName), hidden: ['opened'] });
    await userEvent.click(panel.getByRole('button', { name: 'Set as default' }));
    await expect(args.onDefaultChange).toHaveBeenCalledWith('a');
    await userEvent.click(panel.getByRole('button', { name: 'Delete view' }));
    await expect(args.onDelete).toHaveBeenCalledWith('a');
  },
};

/** A user who cannot edit a shared view can save a copy. */
export const ReadOnly: Story = {
  args: { currentId: 'b', state: byName },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(/^Only the owner can change this view/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Delete view' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Save view' }));
    await expect(panel.getByRole('textbox', { name: 'View name' })).toHaveAccessibleDescription(/Enter a view name/);
    await userEvent.type(panel.getByRole('textbox', { name: 'View name' }), '  Mine, by name ');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Share with team' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Mine, by name',
      owner: 'team',
      state: viewStateOf(byName),
    });
  },
};

export const Empty: Story = {
  args: { views: ready([]) },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(/^No saved views yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { views: loading() },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByRole('textbox', { name: 'View name' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { views: failed('Failed to load views'), onRetry: fn(), error: 'Failed to save the view' },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText('Failed to save the view')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    views: ready(
      views.map((view, index) => ({ ...view, name: index === 0 ? hardTexts.unbreakable : hardTexts.arabic })),
    ),
  },
  play: async ({ canvas }) => {
    await opened(canvas);
  },
};
