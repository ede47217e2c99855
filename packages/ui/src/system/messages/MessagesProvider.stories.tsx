import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorStateMessages } from '../../feedback/ErrorState/ErrorState.messages.ts';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';
import { overrideMessages } from './overrideMessages.ts';

const meta = {
  title: 'Components/MessagesProvider',
  component: MessagesProvider,
  args: {
    language: 'de',
    overrides: overrideMessages(errorStateMessages, { retry: 'Noch einmal versuchen' }),
    children: <ErrorState message="Das Unternehmen konnte nicht geladen werden." onRetry={() => undefined} />,
  },
} satisfies Meta<typeof MessagesProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another language, by component name. */
export const InGerman: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};
