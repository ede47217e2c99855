import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Notice } from './Notice.tsx';
import type { NoticeTone } from './NoticeTone.ts';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'You’re offline. Showing the last version we loaded.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly NoticeTone[] = ['info', 'positive', 'caution', 'critical'];

/** Every tone, each with an icon of its own shape. */
export const Tones: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const OffersAnotherTry: Story = {
  tags: ['narrow'],
  args: { tone: 'caution', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Warning: You’re offline.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Pressing Retry takes the notice away. The keyboard goes on where it was, not at the top of the page. */
export const LeavesAfterRetry: Story = {
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    return (
      <Stack>
        <Button>Before</Button>
        <Stack>{isShown && <Notice {...args} onRetry={() => setShown(false)} />}</Stack>
        <Button>After</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { children: hardTexts.unbreakable, onRetry: fn() },
};
