import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Form } from '../Form/Form.tsx';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateFieldProps.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Founded on', name: 'founded', onChange: fn() },
  parameters: {
    usage: {
      keys: [
        ['A digit', 'Types into a part of the date, and goes on to the next when it is full'],
        ['↑ ↓', 'Steps a part; Page Up and Page Down by more'],
        ['Home, End', 'To the least and the most that a part can be'],
        ['→ ←', 'Next and previous part'],
        ['Backspace', 'Clears digit by digit'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent = fn<(data: FormData) => void>();

/** Every state, and the user's own ways to write a date. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: '2014-03-09' }).map((state) => (
        <DateField key={state.label} {...state} />
      ))}
      {['de', 'ja', 'ar-EG', 'fa'].map((locale) => (
        <ThemeProvider key={locale} theme="light" locale={locale}>
          <DateField label={locale} defaultValue="2014-03-09" />
        </ThemeProvider>
      ))}
    </Stack>
  ),
};

/** Each part takes its figures and hands on to the next. */
export const Typed: Story = {
  args: { description: 'As the register has it.' },
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Founded on' });
    await expect(group).toHaveAccessibleDescription('As the register has it.');
    await userEvent.tab();
    const month = canvas.getByRole('spinbutton', { name: 'month, Founded on' });
    await expect(month).toHaveFocus();
    await userEvent.keyboard('03092014');
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-09');
    await expect(canvas.getByRole('spinbutton', { name: 'year, Founded on' })).toHaveFocus();
    await expect(month).toHaveAttribute('aria-valuetext', '3 – March');
    await expect(canvasElement.querySelector('input[type="hidden"][name="founded"]')).toHaveValue('2014-03-09');
  },
};

/** Arrows step and go to the next part, Page Up and Page Down take longer steps, Home and End go to the ends. */
export const SteppedByKeyboard: Story = {
  args: { defaultValue: '2014-03-09' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-04-09');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-12-09');
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-12-16');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-12-01');
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2010-12-01');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('2010-11-01');
  },
};

/** Its button empties it and gives the focus to its first part. */
export const Cleared: Story = {
  args: { defaultValue: '2014-03-09' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveFocus();
    await expect(month).toHaveTextContent('mm');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A day out of range shows its error on blur, not while the year is incomplete. */
export const OutOfRange: Story = {
  tags: ['dark'],
  args: { minValue: '1990-01-01', maxValue: '2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('030919');
    await expect(canvas.queryByText(/Choose/)).toBeNull();
    await userEvent.keyboard('80');
    await userEvent.tab();
    await userEvent.tab();
    const error = canvas.getByText('Choose January 1, 1990 or a later date.');
    await expect(error.closest('[aria-live="polite"]')).toBeVisible();
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toBeInvalid();
    await expect(month).toHaveAccessibleDescription(/Choose January 1, 1990 or a later date\./);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('2027');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Choose November 20, 2026 or an earlier date.')).toBeVisible();
  },
};

/** A form is not sent with it, and its summary leads to it. */
export const KeptFromBeingSent: Story = {
  args: { minValue: '1990-01-01', defaultValue: '1980-03-09' },
  render: (args) => (
    <Form onSubmit={sent}>
      <DateField {...args} />
      <Inline>
        <Button type="submit">Save</Button>
      </Inline>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /Founded on/ }));
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('03092014');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent.mock.lastCall?.[0].get('founded')).toBe('2014-03-09');
  },
};

/** An incomplete date shows its value again on blur. */
export const LeftHalfDeleted: Story = {
  args: { defaultValue: '2014-03-09' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveTextContent('mm');
    await userEvent.tab();
    await expect(month).toHaveTextContent('mm');
    await userEvent.tab();
    await userEvent.tab();
    await expect(month).toHaveTextContent('3');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Kept(props: DateFieldProps) {
  const [day, setDay] = useState<string | null>('2014-03-09');
  return (
    <Stack align="start">
      <DateField {...props} value={day} onChange={setDay} />
      <Button onPress={() => setDay(null)}>Start over</Button>
    </Stack>
  );
}

/** The owner's null empties it. */
export const KeptByItsOwner: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('7');
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveTextContent('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(month).toHaveTextContent('mm');
  },
};

/** A German user's day comes first. */
export const InTheReadersOrder: Story = {
  render: (args) => (
    <ThemeProvider theme="light" locale="de">
      <DateField {...args} />
    </ThemeProvider>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('09032014');
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-09');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '2014-03-09' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}5{Backspace}');
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveTextContent('3');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    defaultValue: '2014-03-09',
    isRequired: true,
  },
};
