import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ShareOutcome } from './ShareForm.tsx';
import type { SharedPerson } from './SharePeople.tsx';
import { WatchlistShare, type WatchlistShareProps } from './WatchlistShare.tsx';

const people: readonly SharedPerson[] = [
  { name: 'Mara Lindqvist', role: 'owner', isYou: true },
  { email: 'ana.keller@longview.example', role: 'admin' },
  { email: 'tom@longview.example', role: 'viewer' },
];

const meta = {
  title: 'Research/WatchlistShare',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistShare,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Competitors',
    people: ready(people),
    teams: [
      { id: 'climate', name: 'Climate desk', memberCount: 4, isShared: true },
      { id: 'health', name: 'Health desk', memberCount: 1, isShared: false },
    ],
    onShare: fn(),
    onRemove: fn(),
    onTeamChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistShare>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Controlled roles. */
function Ruled(props: WatchlistShareProps) {
  const [shown, setShown] = useState(people);
  return (
    <WatchlistShare
      {...props}
      people={ready(shown)}
      onRoleChange={(change) => {
        props.onRoleChange?.(change);
        setShown((all) =>
          all.map((each) => (each.role !== 'owner' && each.email === change.email ? { ...each, ...change } : each)),
        );
      }}
    />
  );
}

/** A server that refuses addresses of other domains. */
function Answered(props: WatchlistShareProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  return (
    <WatchlistShare
      {...props}
      outcome={outcome}
      onShare={(invitation) => {
        props.onShare(invitation);
        const isRefused = (email: string) => email.endsWith('@elsewhere.example');
        setOutcome({
          shared: invitation.emails.filter((email) => !isRefused(email)),
          refused: invitation.emails.filter(isRefused).map((email) => ({ email, reason: 'It cannot get email.' })),
        });
      }}
    />
  );
}

/** Opens the dialog and waits until everything is visible. */
async function drawer() {
  const dialog = await screen.findByRole('dialog', { name: 'Share Competitors' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    const shown = within(await drawer());
    const rows = within(shown.getByRole('list', { name: 'People with access' })).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/YouOwner$/),
      expect.stringMatching(/ana\.keller@longview\.exampleCan edit$/),
      expect.stringMatching(/tom@longview\.exampleCan view$/),
    ]);
    await expect(shown.getByRole('switch', { name: /Climate desk/ })).toBeChecked();
  },
};

/** Shares with two addresses and a message with the keyboard. */
export const Shared: Story = {
  render: (args) => <Answered {...args} />,
  play: async ({ args }) => {
    const shown = within(await drawer());
    shown.getByRole('textbox', { name: /Email addresses/ }).focus();
    await userEvent.keyboard('eve@longview.example,bo@longview.example,');
    await userEvent.tab();
    await waitFor(() => expect(shown.getByRole('textbox', { name: /Message/ })).toHaveFocus());
    await userEvent.keyboard('Have a look');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledWith({
      emails: ['eve@longview.example', 'bo@longview.example'],
      message: 'Have a look',
      sendEmail: true,
    });
    await expect(await shown.findByText('Shared with 2 people.')).toBeVisible();
  },
};

/** Without an email there is no message, and the text comes back with the email. */
export const WithoutEmail: Story = {
  play: async ({ args }) => {
    const shown = within(await drawer());
    await userEvent.type(shown.getByRole('textbox', { name: /Email addresses/ }), 'eve@longview.example,');
    const message = shown.getByRole('textbox', { name: /Message/ });
    await userEvent.type(message, 'Have a look');
    shown.getByRole('checkbox', { name: /Notify people by email/ }).focus();
    await userEvent.keyboard(' ');
    await expect(message).toBeDisabled();
    await expect(shown.getByText('Messages are sent only by email.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith({
      emails: ['eve@longview.example'],
      message: '',
      sendEmail: false,
    });
    shown.getByRole('checkbox', { name: /Notify people by email/ }).focus();
    await userEvent.keyboard(' ');
    await expect(message).toBeEnabled();
    await expect(message).toHaveValue('Have a look');
  },
};

/** Refused addresses stay, each with its reason. */
export const PartlyRefused: Story = {
  tags: ['dark', 'narrow'],
  render: (args) => <Answered {...args} />,
  play: async () => {
    const shown = within(await drawer());
    const field = shown.getByRole('textbox', { name: /Email addresses/ });
    await userEvent.type(field, 'eve@longview.example,kim@elsewhere.example,');
    await userEvent.click(shown.getByRole('button', { name: 'Share' }));
    await expect(await shown.findByText('Shared with 1 person.')).toBeVisible();
    await expect(shown.getByText('1 address couldn’t be added. Check it and try again.')).toBeVisible();
    await expect(shown.getAllByText(/It cannot get email\./)[0]).toBeVisible();
    await expect(shown.queryByText('eve@longview.example')).toBeNull();
  },
};

/** A server that has no time for the first try. */
function AnsweredLater(props: WatchlistShareProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  return (
    <WatchlistShare
      {...props}
      outcome={outcome}
      onShare={(invitation) => {
        props.onShare(invitation);
        const reason = 'Failed to send invite emails (no connection)';
        setOutcome(
          outcome
            ? { shared: invitation.emails, refused: [] }
            : { shared: [], refused: invitation.emails.map((email) => ({ email, reason, isForNow: true })) },
        );
      }}
    />
  );
}

/** What was refused for now stays, and the next try sends it. */
export const RefusedForNow: Story = {
  render: (args) => <AnsweredLater {...args} />,
  play: async ({ args, step }) => {
    const shown = within(await drawer());
    const share = shown.getByRole('button', { name: 'Share' });
    await userEvent.type(
      shown.getByRole('textbox', { name: /Email addresses/ }),
      'eve@longview.example,bo@longview.example,',
    );
    await userEvent.click(share);
    const news = '2 addresses stay for another try. Failed to send invite emails (no connection)';
    await expect(await shown.findByText(news)).toBeVisible();
    await step('closing asks', async () => {
      await userEvent.keyboard('{Escape}');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledTimes(2);
    await expect(await shown.findByText('Shared with 2 people.')).toBeVisible();
  },
};

/** Does not send empty or invalid addresses. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const shown = within(await drawer());
    await userEvent.click(shown.getByRole('button', { name: 'Share' }));
    await expect(shown.getAllByText(/Enter at least one email address\./)[0]).toBeVisible();
    await userEvent.type(shown.getByRole('textbox', { name: /Email addresses/ }), 'not an address,');
    await userEvent.click(shown.getByRole('button', { name: 'Share' }));
    await expect(shown.getAllByText(/Enter a valid email address./)[0]).toBeVisible();
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

/** An address that was entered, but not shared with, is not dropped without a question. */
export const NotSharedYet: Story = {
  play: async ({ args }) => {
    const shown = within(await drawer());
    await userEvent.type(shown.getByRole('textbox', { name: /Email addresses/ }), 'eve@longview.example');
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard these addresses?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await shown.findByRole('button', { name: 'Remove eve@longview.example' })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A message for which no address was entered is not dropped without a question either. */
export const MessageAlone: Story = {
  play: async ({ args }) => {
    const shown = within(await drawer());
    await userEvent.type(shown.getByRole('textbox', { name: 'Message' }), 'Have a look');
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this message?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(shown.getByRole('textbox', { name: 'Message' })).toHaveValue('Have a look');
    await userEvent.clear(shown.getByRole('textbox', { name: 'Message' }));
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Removed: Story = {
  play: async ({ args }) => {
    const shown = within(await drawer());
    await expect(shown.queryByRole('button', { name: 'Stop sharing with ana.keller@longview.example' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Stop sharing with tom@longview.example' }));
    await expect(args.onRemove).toHaveBeenCalledWith('tom@longview.example');
  },
};

/** The owner changes roles with the keyboard. */
export const RolesChanged: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { onRoleChange: fn() },
  render: (args) => <Ruled {...args} />,
  play: async ({ args }) => {
    const shown = within(await drawer());
    await expect(shown.queryByRole('button', { name: /Mara/ })).toBeNull();
    const role = () => shown.getByRole('button', { name: /Access for tom@longview\.example/ });
    role().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Can view' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRoleChange).toHaveBeenCalledWith({ email: 'tom@longview.example', role: 'admin' });
    await waitFor(() => expect(role()).toHaveFocus());
    await expect(role()).toHaveTextContent('Can edit');
    await userEvent.click(shown.getByRole('button', { name: 'Stop sharing with ana.keller@longview.example' }));
    await expect(args.onRemove).toHaveBeenCalledWith('ana.keller@longview.example');
  },
};

/** A guest sees the owner and can leave the list. */
export const OfAnother: Story = {
  tags: ['narrow'],
  args: {
    people: ready([
      { name: 'Mara Lindqvist', role: 'owner' },
      { email: 'ana.keller@longview.example', role: 'admin', isYou: true },
    ]),
    onRoleChange: fn(),
  },
  play: async ({ args }) => {
    const shown = within(await drawer());
    await expect(shown.getByText('Mara Lindqvist')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Leave this list' }));
    await expect(args.onRemove).toHaveBeenCalledWith('ana.keller@longview.example');
  },
};

export const RemoveFailed: Story = {
  args: { failure: 'Failed to delete shared setting' },
  play: async () => {
    const shown = within(await drawer());
    await waitFor(() => expect(shown.getByText('Failed to delete shared setting')).toBeVisible());
  },
};

export const TeamChanged: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(await drawer()).getByRole('switch', { name: /Health desk/ }));
    await expect(args.onTeamChange).toHaveBeenCalledWith({ id: 'health', isShared: true });
  },
};

/** A personal list without teams and guests. */
export const Empty: Story = {
  tags: ['narrow'],
  args: { people: ready(people.slice(0, 1)), teams: undefined },
  play: async () => {
    const shown = within(await drawer());
    await waitFor(() => expect(shown.getByText('Only you')).toBeVisible());
    await expect(shown.queryByRole('heading', { name: 'Teams' })).toBeNull();
  },
};

export const NoTeams: Story = { args: { teams: [] } };

export const Sharing: Story = { args: { isSharing: true } };

export const Loading: Story = { args: { people: loading() } };

export const Failed: Story = {
  args: { people: failed('Failed to fetch Watchlist') },
  play: async ({ args }) => {
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    name: longestName,
    people: ready([...people, { email: `${'a'.repeat(64)}@${longestName}.example`, role: 'viewer' }]),
  },
};
