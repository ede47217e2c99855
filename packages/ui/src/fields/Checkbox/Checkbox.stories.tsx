import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I agree to the terms', name: 'terms', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const marks: readonly Partial<CheckboxProps>[] = [{}, { defaultSelected: true }, { isIndeterminate: true }];
const states: readonly CheckboxProps[] = [
  { label: 'Ready' },
  { label: 'With a description', description: 'You can withdraw at any time.' },
  { label: 'Required', isRequired: true },
  { label: 'Invalid', error: 'Agree to the terms to go on.' },
  { label: 'Read-only', isReadOnly: true },
  { label: 'Disabled', isDisabled: true },
];

/** Every state: unchecked, checked, and neither. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack direction="row" gap="8" align="start">
      {marks.map((mark) => (
        <Stack key={JSON.stringify(mark)} gap="2">
          {states.map((state) => (
            <Checkbox key={state.label} {...state} {...mark} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** The words are part of what is pressed; Space toggles. */
export const Toggled: Story = {
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await userEvent.click(canvas.getByText('I agree to the terms'));
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Agree to the terms to go on.', description: 'You can withdraw at any time.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: /^I agree to the terms/ });
    await expect(checkbox).toBeRequired();
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('You can withdraw at any time. Agree to the terms to go on.');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await expect(checkbox).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { label: hardTexts.unbreakable, description: hardTexts.mixed, error: hardTexts.long, isRequired: true },
};
