import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'correct horse' }).map((state) => (
        <PasswordField key={state.label} {...state} />
      ))}
    </Stack>
  ),
};

/** The button keeps its name and tells its state. */
export const ShownAndHidden: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toBe(button);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(button);
    await expect(input).toHaveValue('correct horse');
  },
};

/** Nothing can be taken out, not even while it is shown; a password manager still pastes into it. */
export const CannotBeCopied: Story = {
  args: { isCopyingBlocked: true, defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    for (const make of [createEvent.copy, createEvent.cut, createEvent.dragStart]) {
      const event = make(input);
      fireEvent(input, event);
      await expect(event.defaultPrevented).toBe(true);
    }
    await userEvent.clear(input);
    await userEvent.paste('battery staple');
    await expect(input).toHaveValue('battery staple');
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
