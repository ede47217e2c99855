import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { displayLanguages, displaySettings } from '../../testing/displaySettings.ts';
import { DisplayFields } from './DisplayFields.tsx';

const meta = {
  title: 'Account/DisplayFields',
  component: DisplayFields,
  args: {
    settings: displaySettings,
    languages: displayLanguages,
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

export const TimeZone: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: /Time zone/ });
    await expect(field).toHaveValue('Europe/Berlin');
    await userEvent.clear(field);
    await userEvent.type(field, 'new york');
    await userEvent.click(await screen.findByRole('option', { name: 'America/New York' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ timeZone: 'America/New_York' });
    await userEvent.clear(field);
    await userEvent.type(field, 'same as');
    await userEvent.click(await screen.findByRole('option', { name: /^Same as this device/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ timeZone: null });
  },
};

export const CompanyCards: Story = {
  args: { companyCards: { isOn: true, onChange: fn() } },
  parameters: { requirements: ['XSETTINGS-012'] },
  play: async ({ canvas, args }) => {
    const cards = canvas.getByRole('switch', { name: 'Company cards' });
    await expect(cards).toBeChecked();
    await userEvent.click(cards);
    await expect(args.companyCards?.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const OneLanguage: Story = {
  args: { languages: displayLanguages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Language/ })).toBeNull();
  },
};
