import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DisplayFields } from './DisplayFields.tsx';

const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];

const meta = {
  title: 'Account/DisplayFields',
  component: DisplayFields,
  args: {
    settings: { theme: 'system', density: 'comfortable', language: 'en', hasSingleKeys: true },
    languages,
    onChange: fn(),
  },
} satisfies Meta<typeof DisplayFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await expect(canvas.getByRole('button', { name: /Language/ })).toBeVisible();
  },
};

export const OneLanguage: Story = {
  args: { languages: languages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Language/ })).toBeNull();
  },
};
