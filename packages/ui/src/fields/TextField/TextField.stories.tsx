import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email', name: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly TextFieldProps[] = [
  { label: 'Empty' },
  { label: 'Filled', defaultValue: 'ada@harborline.example' },
  { label: 'With a description', description: 'We write to it only about your account.' },
  { label: 'Required', isRequired: true },
  { label: 'Invalid', defaultValue: 'ada@', error: 'Enter an email address such as name@company.com.' },
  { label: 'Password', type: 'password', defaultValue: 'correct horse', autoComplete: 'current-password' },
  { label: 'Read-only', isReadOnly: true, defaultValue: 'ada@harborline.example' },
  { label: 'Disabled', isDisabled: true, defaultValue: 'ada@harborline.example' },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {states.map((state) => (
        <TextField key={state.label} {...state} />
      ))}
    </Stack>
  ),
};

export const Typed: Story = {
  args: { description: 'We write to it only about your account.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAccessibleDescription('We write to it only about your account.');
    await expect(input).toHaveAttribute('dir', 'ltr');
    await userEvent.type(input, 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
    await expect(input).toHaveValue('a@b');
  },
};

function Checked(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <Stack align="start">
      <TextField {...props} error={error} />
      <Button onPress={() => setError('Enter your email address.')}>Continue</Button>
    </Stack>
  );
}

/** The error describes the field and is in a live region. */
export const ErrorAppears: Story = {
  tags: ['dark'],
  args: { isRequired: true },
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter your email address.');
    await expect(canvas.getByText('Enter your email address.').closest('[aria-live="polite"]')).toBeVisible();
    await userEvent.click(input);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'ada@harborline.example' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('ada@harborline.example');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    defaultValue: hardTexts.unbreakable,
    isRequired: true,
  },
};
