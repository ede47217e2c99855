import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Why it is worth watching', name: 'reason', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state and size. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'Two ports signed in a quarter.' }).map((state) => (
        <TextArea key={state.label} {...state} />
      ))}
      <TextArea label="Counted" description="For your team only." maxLength={500} />
      <TextArea label="Large" size="large" />
    </Stack>
  ),
};

/** Enter makes a line; the field grows with its lines instead of hiding them. */
export const Grows: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Why it is worth watching' });
    const before = input.offsetHeight;
    await userEvent.type(input, 'One{Enter}Two{Enter}Three');
    await expect(input.offsetHeight).toBe(before);
    await userEvent.type(input, '{Enter}Four{Enter}Five');
    await expect(input.offsetHeight).toBeGreaterThan(before);
    await expect(input.scrollHeight).toBe(input.clientHeight);
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo\nThree\nFour\nFive');
  },
};

/** The count is seen; the limit, and what is left near its end, is heard. */
export const Counted: Story = {
  args: { maxLength: 24, description: 'For your team only.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Why it is worth watching' });
    await expect(input).toHaveAccessibleDescription('For your team only. Up to 24 characters.');
    await userEvent.type(input, 'Two ports');
    await expect(canvas.getByText('9 / 24')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('15 characters left');
    await userEvent.type(input, ' signed in a quarter');
    await expect(input).toHaveValue('Two ports signed in a qu');
    await expect(canvas.getByText('24 / 24')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Two ports signed in a quarter.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Why it is worth watching' });
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('Two ports signed in a quarter.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    defaultValue: hardTexts.unbreakable,
    maxLength: 1000,
    isRequired: true,
  },
};
