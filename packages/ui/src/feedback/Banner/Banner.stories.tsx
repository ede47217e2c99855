import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { BannerTone } from './Banner.css.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Your trial ends on Friday.', action: <Link href="#plans">See plans</Link>, onDismiss: fn() },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly BannerTone[] = ['info', 'caution', 'critical'];

/** Every tone, with and without a link and a dismiss button. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Stack key={tone} gap="1">
          <Banner {...args} tone={tone} />
          <Banner {...args} tone={tone} onDismiss={undefined} />
          <Banner {...args} tone={tone} onDismiss={undefined} action={undefined} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Dismissed: Story = {
  args: { tone: 'caution' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Warning: Your trial ends on Friday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { children: hardTexts.unbreakable, action: <Link href="#plans">{hardTexts.mixed}</Link> },
};
