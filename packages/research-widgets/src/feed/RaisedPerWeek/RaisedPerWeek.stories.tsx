import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RaisedPerWeek } from './RaisedPerWeek.tsx';

const amounts = [12, 0, 31.5, 8, 44, 61.2, 5, 18, 0, 27, 92, 40.5, 37.5];
const raised = {
  markets: [
    { id: 'tc3-battery-storage', name: 'Battery Storage' },
    { id: 'tc3-ev-charging', name: 'EV Charging' },
  ],
  as_of: '2026-11-20',
  weeks: amounts.map((millions, index) => ({
    starts_on: new Date(Date.UTC(2026, 7, 22 + 7 * index)).toISOString().slice(0, 10),
    raised_usd: millions * 1_000_000,
    count: millions === 0 ? 0 : 1,
  })),
};

const meta = {
  title: 'Research/RaisedPerWeek',
  component: RaisedPerWeek,
  args: { raised: ready(raised), onRetry: fn() },
} satisfies Meta<typeof RaisedPerWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { requirements: ['XHOME-014'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Raised per week in your markets' })).toBeVisible();
    await expect(
      canvas.getByText('Battery Storage, EV Charging. Disclosed rounds, US dollars. The last week is to Nov 20, 2026.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(13);
    await expect(rows[12]).toHaveTextContent(/Nov 14, 2026.*\$37\.5M/);
    await expect(rows[1]).toHaveTextContent(/\$0/);
  },
};

/** In the language of the page, and from left to right like every course of time. */
export const ArabicOnPhone: Story = {
  parameters: { requirements: ['XHOME-023'] },
  globals: { locale: 'ar' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const labels = () => [...canvasElement.querySelectorAll('svg[data-plot] text[y]')];
    // The width is known after the first rendering.
    await waitFor(() => expect(labels()[1]).toHaveTextContent('12 سبتمبر'));
    await expect(labels()[0]).toHaveTextContent('22 أغسطس');
    const boxes = labels().map((label) => label.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(3);
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
    }
  },
};

export const AllMarkets: Story = {
  args: { raised: ready({ ...raised, markets: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Raised per week in all markets' })).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { raised: ready({ ...raised, weeks: raised.weeks.map((week) => ({ ...week, raised_usd: 0, count: 0 })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Loading: Story = { args: { raised: loading() } };

export const Failed: Story = {
  args: { raised: failed('Failed to fetch funding rounds') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { raised: ready({ ...raised, markets: [{ id: 'long', name: longestName }] }) },
};
