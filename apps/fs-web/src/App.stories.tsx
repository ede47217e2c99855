import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { App } from './App.tsx';

/** Mocks the app's first request with `answer`. */
function answerWith(answer: () => Promise<Response>) {
  return () => {
    const { fetch } = window;
    window.fetch = answer;
    return () => {
      window.fetch = fetch;
    };
  };
}

const meta = {
  title: 'Screens/App start',
  component: App,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The splash, until environment and session are known. */
export const Starting: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['PWA-001', 'PWA-002'] },
  beforeEach: answerWith(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText('Play the long game.')).toBeVisible();
  },
};

/** The server does not respond. The user can retry. */
export const Unreachable: Story = {
  beforeEach: answerWith(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    const message = 'Can’t reach Foresight. Check your connection and try again.';
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};
