import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WatchlistSettings, type WatchlistSettingsProps } from './WatchlistSettings.tsx';

const untouched = { follow: false, email: false, funding_updates: false };

const meta = {
  title: 'Research/WatchlistSettings',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: WatchlistSettings,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Competitors',
    choices: ready({ ...untouched, follow: true }),
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Controlled settings that save immediately. */
function Saved(props: WatchlistSettingsProps) {
  const [chosen, setChosen] = useState(untouched);
  return (
    <WatchlistSettings
      {...props}
      choices={ready(chosen)}
      onChange={(change) => {
        props.onChange(change);
        setChosen({ ...chosen, ...change });
      }}
    />
  );
}

const drawer = () => screen.findByRole('dialog', { name: 'Notifications about Competitors' });

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    const switches = within(await drawer()).getAllByRole('switch');
    await expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([true, false, false]);
  },
};

/** Changes each setting with the keyboard. */
export const Changed: Story = {
  render: (args) => <Saved {...args} />,
  play: async ({ args }) => {
    const shown = within(await drawer());
    shown.getByRole('switch', { name: /^Follow/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ follow: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ funding_updates: true });
    await expect(shown.getByRole('switch', { name: /^Funding emails/ })).toBeChecked();
  },
};

export const ChangeFailed: Story = {
  tags: ['narrow'],
  args: { failure: 'Failed to update Watchlist' },
  play: async () => {
    const shown = within(await drawer());
    await waitFor(() => expect(shown.getByText('Failed to update Watchlist')).toBeVisible());
  },
};

export const Loading: Story = { args: { choices: loading() } };

export const Failed: Story = {
  args: { choices: failed('Failed to fetch Watchlist') },
  play: async ({ args }) => {
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
