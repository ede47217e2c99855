import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { hardTexts } from '../testing/hardTexts.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { message: 'Companies that you follow will be listed here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};

export const WithTheNextStep: Story = {
  tags: ['dark', 'rtl'],
  args: { action: <Button tone="accent">Find companies</Button> },
};

export const HardWords: Story = { tags: ['narrow'], args: { message: hardTexts.unbreakable } };
