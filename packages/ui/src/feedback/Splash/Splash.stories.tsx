import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesProvider } from '../../system/messages/MessagesProvider.tsx';
import { overrideMessages } from '../../system/messages/overrideMessages.ts';
import { splashMessages } from './Splash.messages.ts';
import { Splash } from './Splash.tsx';

const meta = {
  title: 'Components/Splash',
  component: Splash,
} satisfies Meta<typeof Splash>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Play the long game.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Starting' })).toBeVisible();
  },
};

const overrides = overrideMessages(splashMessages, {
  tagline: 'A partner’s words, which take rather more room than ours and so run over several lines.',
});

export const LongTagline: Story = {
  tags: ['narrow'],
  render: () => (
    <MessagesProvider overrides={overrides}>
      <Splash />
    </MessagesProvider>
  ),
};
