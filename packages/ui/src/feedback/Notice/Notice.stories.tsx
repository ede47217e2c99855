import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const HardWords: Story = {
  tags: ['narrow'],
  args: { children: hardTexts.unbreakable, onRetry: fn() },
};
