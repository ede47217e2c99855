import type { AccountReferral, ReferredAccount } from '@fs/api-contract';
import { longestName } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WorkspaceReferrals, type WorkspaceReferralsProps } from './WorkspaceReferrals.tsx';

const longview: AccountReferral = {
  id: 'longview',
  code: 'LONGVIEW',
  referralType: null,
  description: 'Longview Research reads with Foresight every morning, and asks you in.',
  planID: 'fuel-individual',
  plan: 'Individual',
  uses: 3,
  active: true,
  accountID: 'longview-research',
  createdAt: '2026-06-01T09:00:00Z',
};
const lastYear: AccountReferral = {
  ...longview,
  id: 'last-year',
  code: 'LASTYEAR',
  description: '',
  uses: 1,
  active: false,
};
const unused: AccountReferral = { ...longview, id: 'harbor', code: 'HARBOR-26', description: '', uses: 0 };

const buildAccount = (name: string, more: Partial<ReferredAccount> = {}): ReferredAccount => ({
  id: name,
  name,
  accountType: 'PERSONAL',
  plan: 'Individual',
  outcome: 'free-months',
  referredAt: '2026-11-02T09:00:00Z',
  ...more,
});
const accounts = [
  buildAccount('Ada Byron'),
  buildAccount('Breakwater', { outcome: 'paying', accountType: 'ORGANIZATION', plan: 'Teams' }),
  buildAccount('Grace Murray', { outcome: 'signed-up', plan: 'Free' }),
];

const meta = {
  title: 'Account/WorkspaceReferrals',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WorkspaceReferrals,
  args: {
    workspace: { accountStatus: 'ACTIVE' },
    referrals: ready([longview, unused, lastYear]),
    linkOf: ({ code }) => `https://foresight.example/fs/referral/${code}`,
    onSave: fn(async () => true),
    onActiveChange: fn(),
    openId: null,
    onOpenChange: fn(),
    results: loading(),
    onRetry: fn(),
    onRetryResults: fn(),
  },
} satisfies Meta<typeof WorkspaceReferrals>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The results open and close as in the app. */
function Opened(props: WorkspaceReferralsProps) {
  const [openId, setOpenId] = useState(props.openId);
  return <WorkspaceReferrals {...props} openId={openId} onOpenChange={setOpenId} />;
}

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gives Individual · used by 3 accounts')).toBeVisible();
    await expect(canvas.getByText('Gives Individual · not used yet')).toBeVisible();
    await expect(canvas.getByText(longview.description)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link of LONGVIEW' })).toHaveTextContent('Copy link');
    await expect(canvas.queryByRole('button', { name: 'Copy link of LASTYEAR' })).toBeNull();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
};

export const NewCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }));
    const dialog = await screen.findByRole('dialog', { name: 'New code' });
    const code = within(dialog).getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'no');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create code' }));
    await expect(await within(dialog).findByText('Enter 4 to 40 letters, digits and hyphens')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, 'pier-26');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'For the pier');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create code' }));
    await expect(args.onSave).toHaveBeenCalledWith({ code: 'PIER-26', description: 'For the pier' }, null);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HARBOR-26' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit HARBOR-26' });
    await expect(within(dialog).queryByRole('textbox', { name: 'Code' })).toBeNull();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'For harbors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ code: 'HARBOR-26', description: 'For harbors' }, unused);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const SwitchedOff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off LONGVIEW' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(longview, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on LASTYEAR' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(lastYear, true);
  },
};

export const Results: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { openId: null, results: ready(accounts) },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Results of LONGVIEW' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Results of LONGVIEW' });
    const lines = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      expect.stringMatching(/^Ada ByronSigned up .+Free months of Individual$/),
      expect.stringMatching(/^BreakwaterSigned up .+Pays for Teams$/),
      expect.stringMatching(/^Grace MurraySigned up .+On Free$/),
    ]);
  },
};

export const NoResults: Story = {
  args: { openId: 'harbor', results: ready([]) },
  play: async () => {
    await expect(await screen.findByText('Nobody has signed up with this code yet.')).toBeVisible();
  },
};

export const ResultsLoading: Story = {
  args: { openId: 'harbor', results: loading() },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Results of HARBOR-26' })).toBeVisible();
  },
};

export const ResultsFailed: Story = {
  args: { openId: 'harbor', results: failed('Failed to fetch referrals') },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Results of HARBOR-26' });
    await expect(within(dialog).getByText('Failed to fetch referrals')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryResults).toHaveBeenCalledOnce();
  },
};

export const Inactive: Story = {
  args: { workspace: { accountStatus: 'INACTIVE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Results of LONGVIEW' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /New code|Edit|Switch/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { referrals: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No referral codes yet. Create one, and share its link.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New code' })).toBeVisible();
  },
};

export const Loading: Story = { args: { referrals: loading() } };

export const Failed: Story = {
  args: { referrals: failed('Failed to fetch referrals') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch referrals')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { referrals: failed('Failed to fetch referrals', { last: [longview] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Failed to fetch referrals/)).toBeVisible();
    await expect(canvas.getByText('LONGVIEW')).toBeVisible();
  },
};

export const Stale: Story = { args: { referrals: ready([longview], { stale: true }) } };

export const Denied: Story = {
  args: { referrals: denied('forbidden') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New code' })).toBeNull();
  },
};

export const SaveFailed: Story = {
  args: { failure: 'This code is taken. Choose another.', onSave: fn(async () => false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This code is taken. Choose another.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }));
    const dialog = await screen.findByRole('dialog', { name: 'New code' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Code' }), 'LONGVIEW');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create code' }));
    await expect(await within(dialog).findByText('This code is taken. Choose another.')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: 'Code' })).toHaveValue('LONGVIEW');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    referrals: ready([{ ...longview, code: 'A'.repeat(40), description: longestName, plan: 'Individual Plus' }]),
    openId: 'longview',
    results: ready([buildAccount(longestName)]),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText(longestName)).toBeVisible();
  },
};
