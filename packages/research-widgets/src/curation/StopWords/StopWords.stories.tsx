import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StopWords } from './StopWords.tsx';

const at = '2026-01-05T08:00:00.000Z';
type Sent = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/StopWords',
  component: StopWords,
  args: {
    words: ready({
      words: [{ word: 'Funding', added_at: at, added_by: 'Ada Minns' }],
      changes: [
        { word: 'Funding', op: 'add', at, by: 'Ada Minns' },
        { word: 'Startups', op: 'remove', at, by: null },
      ],
    }),
    effect: ready({
      before: [{ keyword: 'Ports', articles: 4 }],
      after: [{ keyword: 'Heat Pumps', articles: 3 }],
    }),
    onChange: fn(),
    onSave: fn(async (): Promise<Sent> => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof StopWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Funding' }));
    await expect(args.onChange).toHaveBeenCalledWith({ add: [], remove: ['Funding'] });
    await userEvent.click(screen.getByRole('button', { name: 'Keep Funding' }));
    await expect(screen.getByText(/Startups was removed/)).toBeVisible();
  },
};

export const Effect: Story = {
  parameters: { requirements: ['XWORDS-005'] },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words to add' }), 'Ports{Enter}');
    await expect(await screen.findByText('Leaves: Ports')).toBeVisible();
    await expect(screen.getByText('Enters: Heat Pumps')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  play: async ({ args }) => {
    const long = 'Harbor'.repeat(20);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words to add' }), `${long}{Enter}Ports{Enter}`);
    await expect((await screen.findAllByText(/Use up to 100 characters\./))[0]).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ add: ['Ports'], remove: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: `Remove ${long}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    await expect(args.onSave).toHaveBeenCalledWith({ add: ['Ports'], remove: [] });
  },
};

export const Saved: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words to add' }), 'Ports{Enter}');
    screen.getByRole('button', { name: 'Save words' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save words' })).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(screen.getByRole('textbox', { name: 'Words to add' }));
  },
};

export const SaveFails: Story = {
  args: { onSave: fn(async (): Promise<Sent> => ({ ok: false, error: 'Failed to save words' })) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words to add' }), 'Ports{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    await expect(await screen.findByText('Failed to save words')).toBeVisible();
    await expect(screen.getByText('Leaves: Ports')).toBeVisible();
  },
};

export const NoWords: Story = { args: { words: ready({ words: [], changes: [] }) } };

export const Loading: Story = { args: { words: loading() } };

export const Failed: Story = { args: { words: failed('Failed to fetch keyword articles') } };
