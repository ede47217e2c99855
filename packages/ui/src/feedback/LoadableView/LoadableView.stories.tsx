import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { KeyValue, type KeyValueItem } from '../../data/KeyValue/KeyValue.tsx';
import { denied, failed, type Loadable, loading, overLimit, ready } from '../../system/Loadable/Loadable.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LoadableView, type LoadableViewProps } from './LoadableView.tsx';

type Facts = readonly KeyValueItem[];

const facts: Facts = [
  { label: 'Headquarters', value: 'Seattle, WA, USA' },
  { label: 'Founded', value: 'March 2014' },
];

const awaited: Facts = facts.map(({ label }) => ({ label, value: <Skeleton width="half" /> }));

const FactsView = LoadableView<Facts>;

const meta = {
  title: 'Components/LoadableView',
  component: FactsView,
  args: {
    of: ready(facts),
    skeleton: <KeyValue items={awaited} />,
    children: (items) => <KeyValue items={items} />,
    onRetry: fn(),
  },
} satisfies Meta<LoadableViewProps<Facts>>;
export default meta;

type Story = StoryObj<typeof meta>;

function of(state: Loadable<Facts>) {
  return { of: state };
}

export const Ready: Story = {};

export const Loading: Story = {
  tags: ['dark'],
  args: { ...of(loading()), 'data-testid': 'view' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('view')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Stale: Story = { args: of(ready(facts, { stale: true })) };

export const Partial: Story = { args: of(ready(facts, { partial: true })) };

export const Failed: Story = {
  args: of(failed('We could not load this company.')),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load this company.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const FailedWithTheLastValue: Story = {
  tags: ['dark', 'narrow'],
  args: of(failed('We could not load this company.', { last: facts })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing the last version we loaded.');
    await expect(canvas.getByText('March 2014')).toBeVisible();
  },
};

/** With the keyboard, Retry does not lead back to the top of the page. */
export const Retried: Story = {
  render: function Retried(args) {
    const [state, setState] = useState<Loadable<Facts>>(failed('We could not load this company.'));
    return (
      <>
        <FactsView {...args} of={state} onRetry={() => setState(loading())} data-testid="view" />
        <Button onPress={() => setState(failed('We could not load this company.'))}>Fail</Button>
        <Button onPress={() => setState(ready(facts))}>Succeed</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    // Answers arrive without the focus going to where they come from.
    const arrive = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('view')).toHaveFocus();
    await arrive('Fail');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await arrive('Succeed');
    await expect(canvas.getByTestId('view')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus();
    await expect(canvas.getByTestId('view')).not.toHaveAttribute('tabindex');
  },
};

export const Offline: Story = { args: of(failed('We could not load this company.', { offline: true })) };

export const OfflineWithTheLastValue: Story = {
  args: of(failed('We could not load this company.', { offline: true, last: facts })),
};

export const SignedOut: Story = { args: of(denied('signed-out')) };

export const NotInThePlan: Story = {
  args: of(denied('withheld', { message: 'Upgrade your plan to see this.' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upgrade your plan to see this.')).toBeVisible();
  },
};

export const NotShared: Story = {
  args: of(denied('forbidden')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t find this. It may be gone, or it isn’t shared with you.')).toBeVisible();
    await expect(canvas.queryByText(/plan/)).toBeNull();
  },
};

export const OverTheLimit: Story = {
  args: of(overLimit({ message: 'Your plan allows 5 watchlists, and you have 5.', limit: 5, current: 5 })),
};
