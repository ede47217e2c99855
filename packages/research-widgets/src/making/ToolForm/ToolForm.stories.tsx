import { failed, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToolForm, type ToolFormProps } from './ToolForm.tsx';
import { emptyToolDraft } from './toolDraft.ts';

const harborline = { id: 'harborline', name: 'Harborline', location: 'Rotterdam, Netherlands' };
const chosen = { ...emptyToolDraft, text: 'Harborline', subject: { id: 'harborline', name: 'Harborline' } };

/** Keeps the input, as a page does. */
function Kept({ draft: first, onDraftChange, ...props }: ToolFormProps) {
  const [draft, setDraft] = useState(first);
  return (
    <ToolForm
      {...props}
      draft={draft}
      onDraftChange={(changes) => {
        onDraftChange(changes);
        setDraft((current) => ({ ...current, ...changes }));
      }}
    />
  );
}

const meta = {
  title: 'Research/ToolForm',
  component: ToolForm,
  render: (args) => <Kept {...args} />,
  args: {
    tool: 'blog',
    draft: emptyToolDraft,
    onDraftChange: fn(),
    found: [harborline, { id: 'harbor-two', name: 'Harborline Two' }],
    onSearch: fn(),
    tones: ready([
      { slug: 'neutral', tone: 'Neutral' },
      { slug: 'curious', tone: 'Curious' },
    ]),
    onStart: fn(),
    onRetryTones: fn(),
  },
} satisfies Meta<typeof ToolForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Company/ });
    await userEvent.type(field, 'harbor');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('harbor'), { timeout: 10_000 });
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await expect(field).toHaveValue('Harborline');
    await userEvent.click(canvas.getByRole('button', { name: 'Write draft' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      subject: { id: 'harborline', name: 'Harborline' },
      tone: 'neutral',
      round: null,
    });
  },
};

export const Investors: Story = {
  args: {
    tool: 'investors',
    draft: {
      ...emptyToolDraft,
      text: 'Grid Software',
      subject: { id: 'grid-software', name: 'Grid Software' },
      round: 'A',
    },
    found: [],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find investors' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      subject: { id: 'grid-software', name: 'Grid Software' },
      tone: null,
      round: 'A',
    });
  },
};

export const Podcasts: Story = { args: { tool: 'podcasts', draft: chosen } };

export const Nothing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write draft' }));
    await expect(canvas.getByRole('combobox', { name: /Company/ })).toBeInvalid();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { found: [], draft: { ...emptyToolDraft, text: 'Nowher' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Company/ }), 'e');
    await expect(await screen.findAllByText('No company is called that.')).not.toHaveLength(0);
  },
};

export const SearchFailed: Story = {
  args: { found: [], searchFailure: 'Failed to search for companies', draft: { ...emptyToolDraft, text: 'Nowher' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Company/ }), 'e');
    await expect(await screen.findAllByText('Failed to search for companies')).not.toHaveLength(0);
    await expect(screen.queryByText('No company is called that.')).toBeNull();
  },
};

export const TooShort: Story = {
  args: { found: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Company/ }), 'ha');
    await expect(await screen.findAllByText('Type at least 3 letters.')).not.toHaveLength(0);
  },
};

export const Starting: Story = {
  args: { draft: chosen, isStarting: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Write draft/ }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { draft: chosen, error: 'Up to 5 of your jobs can wait at once.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 5 of your jobs can wait at once.')).toBeVisible();
  },
};

export const TonesFailed: Story = {
  args: { tool: 'social', tones: failed('Failed to fetch tones') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again|Retry/ }));
    await expect(args.onRetryTones).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  tags: ['narrow'],
  args: {
    draft: {
      ...emptyToolDraft,
      text: 'Harborline-'.repeat(12),
      subject: { id: 'long', name: 'Harborline-'.repeat(12) },
    },
  },
};
