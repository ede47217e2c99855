import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../system/Loadable/Loadable.ts';
import { hardTexts } from '../../../testing/hardTexts.ts';
import { createTableState } from '../model/TableState.ts';
import { type TableView, viewStateOf } from './TableView.ts';
import { TableViews, type TableViewsProps } from './TableViews.tsx';

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

function Saving({ onCreate, ...props }: TableViewsProps) {
  const [isCreating, setCreating] = useState(false);
  const [tries, setTries] = useState(0);
  return (
    <TableViews
      {...props}
      isCreating={isCreating}
      creationError={tries === 1 ? 'You’re offline. Try again once you’re connected.' : undefined}
      onCreate={(view) => {
        onCreate(view);
        setCreating(true);
        setTimeout(() => {
          setCreating(false);
          setTries((now) => now + 1);
        });
      }}
    />
  );
}

async function createUnsuccessfully(canvas: Canvas) {
  const panel = await opened(canvas);
  const name = panel.getByRole('textbox', { name: 'View name' });
  await userEvent.type(name, 'Of the north{Enter}');
  await expect(await panel.findByText(/^You’re offline/)).toBeVisible();
  return name;
}

/** A view that cannot be saved keeps its name in the panel. */
export const NotCreated: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    await expect(await createUnsuccessfully(canvas)).toHaveValue('Of the north');
  },
};

/** The panel closes once the view is saved. */
export const CreatedAtLast: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(await createUnsuccessfully(canvas), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
    // The focus returns in the next frame.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'By name' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { views: ready([]) },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(/^No saved views yet/)).toBeVisible();
  },
};

/** At the limit, the panel says so before the user enters a name. */
export const Full: Story = {
  tags: ['dark', 'narrow'],
  args: { full: 'You’re using 2 of 2 views of this table. To save another, open one and delete it.' },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(/^You’re using 2 of 2 views/)).toBeVisible();
    await expect(panel.queryByRole('textbox', { name: 'View name' })).toBeNull();
    await expect(panel.getByRole('button', { name: 'Delete view' })).toBeVisible();
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

const alert = { alert: ready({ isOn: false }), onChange: fn() };
const obstacle = 'This view has a filter that alerts don’t support.';

/** An alert that is off is turned on by keyboard. */
export const AlertOff: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, onChange: fn() } },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    const control = panel.getByRole('switch', { name: 'Alert me' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Once a day, if there are new rows.');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.alerts?.onChange).toHaveBeenCalledWith(true);
  },
};

export const AlertOn: Story = {
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, alert: ready({ isOn: true }), onChange: fn() } },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByRole('switch', { name: 'Alert me' })).toBeChecked();
    await userEvent.click(panel.getByText('Alert me'));
    await expect(args.alerts?.onChange).toHaveBeenCalledWith(false);
  },
};

/** While a change is saved, the switch shows it and keeps focus, but can't be changed again. */
export const AlertSaving: Story = {
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, alert: ready({ isOn: true }), isSaving: true, onChange: fn() } },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    const control = panel.getByRole('switch', { name: 'Alert me' });
    await expect(control).toHaveAccessibleDescription('Saving…');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toHaveFocus();
    await expect(args.alerts?.onChange).not.toHaveBeenCalled();
  },
};

/** A change that failed is announced, and the switch is as it was. */
export const AlertFailed: Story = {
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, error: 'Couldn’t turn on the alert. Try again.' } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByRole('switch', { name: 'Alert me' })).not.toBeChecked();
    const error = panel.getByText('Couldn’t turn on the alert. Try again.');
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const AlertOverLimit: Story = {
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, error: 'You can have alerts for up to 20 views. Turn one off to add another.' } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(/^You can have alerts for up to 20 views/)).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Alert me' })).toBeEnabled();
  },
};

/** A view that can't have an alert says why. */
export const AlertImpossible: Story = {
  parameters: { requirements: ['XALERT-008'] },
  args: { alerts: { ...alert, alert: ready({ isOn: false, obstacle }) } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByText(obstacle)).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Alert me' })).toBeDisabled();
  },
};

export const AlertLoading: Story = {
  args: { alerts: { ...alert, alert: loading() } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.queryByRole('switch')).toBeNull();
    await expect(panel.getByRole('button', { name: 'Set as default' })).toBeVisible();
  },
};

export const AlertNotLoaded: Story = {
  args: { alerts: { ...alert, alert: failed('Couldn’t load the alert'), onRetry: fn() } },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.alerts?.onRetry).toHaveBeenCalledOnce();
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
