import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Round announced', name: 'announced', onChange: fn() },
  parameters: {
    usage: {
      dos: ['Use it where weekdays matter. For a day that the user knows by heart, DateField is quicker.'],
      keys: [
        ['A digit, ↑ ↓', 'In a part of the date, types it or steps it'],
        ['→ ←', 'Next and previous part of the date'],
        ['Alt ↓', 'Opens the calendar'],
        ['→ ← ↑ ↓', 'In the calendar, by day and by week'],
        ['Page Up, Page Down', 'By month; with Shift, by year'],
        ['Home, End', 'To the ends of the month'],
        ['Enter, Space', 'Chooses the day'],
        ['Escape', 'Closes the calendar and leaves all as it was'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Resolves when the day that is read out so has the focus. */
async function focused(day: RegExp) {
  await waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
}

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: '2026-03-09' }).map((state) => (
        <DatePicker key={state.label} {...state} />
      ))}
    </Stack>
  ),
};

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The chosen day, today, days out of range and days that cannot be chosen. */
export const Open: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  args: {
    defaultValue: '2026-11-10',
    minValue: '2026-11-03',
    maxValue: '2026-11-24',
    isDateUnavailable: isWeekend,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar Round announced' }));
    await screen.findByRole('dialog', { name: 'Show calendar Round announced' });
    await focused(/Tuesday, November 10, 2026 selected/);
    await expect(screen.getByRole('button', { name: 'Monday, November 2, 2026' })).toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  },
};

/**
 * Arrows go by day and week, Page Up and Page Down by month, with Shift by year, Home and End to the ends of the month; Enter
 * chooses, and the focus is back where the calendar was opened.
 */
export const ChosenByKeyboard: Story = {
  args: { defaultValue: '2026-11-10' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show calendar Round announced' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await focused(/November 10, 2026/);
    await userEvent.keyboard('{ArrowRight}');
    await focused(/November 11, 2026/);
    await userEvent.keyboard('{ArrowDown}');
    await focused(/November 18, 2026/);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await focused(/November 10, 2026/);
    await userEvent.keyboard('{PageUp}');
    await focused(/October 10, 2026/);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await focused(/December 10, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused(/December 10, 2025/);
    await userEvent.keyboard('{Home}');
    await focused(/December 1, 2025/);
    await userEvent.keyboard('{End}');
    await focused(/December 31, 2025/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-31');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Escape leaves all as it was. Alt and the down arrow open the calendar from the date itself. */
export const LeftByEscape: Story = {
  args: { defaultValue: '2026-11-10' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focused(/November 10, 2026/);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A far month is two choices away. */
export const FarMonth: Story = {
  args: { maxValue: '2026-11-20' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar Round announced' }));
    const year = await screen.findByRole('combobox', { name: 'year' });
    await expect(screen.getByRole('combobox', { name: 'month' })).toHaveDisplayValue('November');
    await userEvent.selectOptions(year, '1998');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'February');
    await userEvent.click(await screen.findByRole('button', { name: /Saturday, February 14, 1998/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-02-14');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('1998');
  },
};

/** It can be typed as well, and cleared. */
export const TypedAndCleared: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('11102026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10');
    await expect(canvasElement.querySelector('input[type="hidden"][name="announced"]')).toHaveValue('2026-11-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await expect(canvasElement.querySelector('input[type="hidden"][name="announced"]')).toHaveValue('');
  },
};

/** A day that cannot be chosen can still be typed: the field says so when the user leaves. */
export const TypedButUnavailable: Story = {
  args: { isDateUnavailable: isWeekend },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('11142026');
    await userEvent.click(document.body);
    await expect(canvas.getByText('That date isn’t available. Choose another date.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '2026-11-10' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveTextContent('11');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Weeks begin on the user's day; the value stays a day of the common calendar. */
export const InThePersianCalendar: Story = {
  args: { defaultValue: '2026-03-21' },
  render: (args) => (
    <ThemeProvider theme="light" locale="fa">
      <DatePicker {...args} />
    </ThemeProvider>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('۱'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-28');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    defaultValue: '2026-11-10',
    isRequired: true,
  },
};
