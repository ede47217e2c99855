import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Seats', name: 'seats', defaultValue: 5, onChange: fn() },
  parameters: {
    usage: {
      donts: ['Use it for digits that are no number: telephone numbers, codes, years.'],
      keys: [
        ['↑ ↓', 'One step up and down'],
        ['Home, End', 'To the least and the most allowed'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state, and the user's own ways to write a number. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 1250 }).map((state) => (
        <NumberField key={state.label} {...state} />
      ))}
      <NumberField label="At its end" defaultValue={0} minValue={0} />
      <NumberField
        label="Currency"
        defaultValue={1250000}
        formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      />
      <NumberField label="Share" defaultValue={0.35} step={0.01} formatOptions={{ style: 'percent' }} />
    </Stack>
  ),
};

export const SteppedByButtons: Story = {
  args: { minValue: 1, maxValue: 6 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('button', { name: 'Increase Seats' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Seats' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

/** Arrows step; Home and End go to the ends. The buttons are no further stops for Tab. */
export const SteppedByKeyboard: Story = {
  args: { minValue: 1, maxValue: 100 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('6');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('100');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A German user's point separates thousands. */
export const InTheReadersNotation: Story = {
  render: (args) => (
    <ThemeProvider theme="light" locale="de">
      <NumberField {...args} />
    </ThemeProvider>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.clear(input);
    await userEvent.type(input, '1.250,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
    await expect(input).toHaveValue('1.250,5');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('5');
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
    defaultValue: 123_456_789_012_345,
    isRequired: true,
  },
};
