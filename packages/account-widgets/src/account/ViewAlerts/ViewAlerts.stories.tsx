import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type ListedAlert, ViewAlerts } from './ViewAlerts.tsx';

const alert = (id: string, more: Partial<ListedAlert> = {}): ListedAlert => ({
  id,
  name: 'Seed rounds in Lisbon',
  table: 'funding',
  path: `/companies/search/funding?view=${id}`,
  checkedAt: '2026-11-20T07:00:00Z',
  ...more,
});

const alerts = [
  alert('batteries', { name: 'Batteries over $10M', table: 'companies', path: '/research/companies?view=batteries' }),
  alert('lisbon'),
];

const meta = {
  title: 'Account/ViewAlerts',
  component: ViewAlerts,
  args: { alerts: ready(alerts), hrefOf: ({ path }) => path, onTurnOff: fn(), onRetry: fn() },
} satisfies Meta<typeof ViewAlerts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XALERT-010'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Batteries over $10M', '/research/companies?view=batteries'],
      ['Seed rounds in Lisbon', '/companies/search/funding?view=lisbon'],
    ]);
  },
};

export const TurnedOff: Story = {
  parameters: { requirements: ['XALERT-010'] },
  render: function Render(args) {
    const [known, setKnown] = useState(alerts);
    return (
      <ViewAlerts
        {...args}
        alerts={ready(known)}
        onTurnOff={(gone) => {
          args.onTurnOff(gone);
          setKnown(known.filter(({ id }) => id !== gone.id));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off the alert of Batteries over $10M' }));
    await expect(args.onTurnOff).toHaveBeenCalledWith(alerts[0]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(document.body).not.toHaveFocus();
  },
};

export const TurningOff: Story = { args: { turningOff: 'lisbon' } };

export const None: Story = {
  args: { alerts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No alerts yet\./)).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['narrow'],
  args: { alerts: ready([alert('long', { name: 'Battery'.repeat(11) })]) },
};

export const Refused: Story = {
  args: { failure: 'Couldn’t turn off the alert. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t turn off the alert. Try again.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { alerts: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alerts of saved views' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { alerts: failed('Couldn’t load your alerts. Try again.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your alerts. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
