import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Experiments } from './Experiments.tsx';

const meta = {
  title: 'Account/Experiments',
  component: Experiments,
  args: { on: ready(['wideTables' as const]), onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Experiments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XEXPERIMENT-003'] },
  play: async ({ canvas, args }) => {
    const switches = canvas.getAllByRole('switch');
    const names = ['Continuous rows', 'Full-width tables', 'Keys in menus'];
    await expect(switches.map((each) => each.closest('label')?.textContent.trim())).toEqual(names);
    await expect(canvas.getByText(/^Pages with a table start at the full width/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Full-width tables' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Keys in menus' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Keys in menus' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['wideTables', 'keyHints']);
    await userEvent.click(canvas.getByRole('switch', { name: 'Full-width tables' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Loading: Story = {
  args: { on: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Failed: Story = {
  args: { on: failed('Failed to user preferences') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
