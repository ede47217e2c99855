import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search companies', placeholder: 'Name or market', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'Harborline' }).map((state) => (
        <SearchField key={state.label} {...state} placeholder="Name or market" />
      ))}
      <SearchField label="Search companies" isLabelHidden placeholder="The label is heard only" />
    </Stack>
  ),
};

export const TypedAndSent: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search companies' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'port{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('port');
    await expect(args.onSubmit).toHaveBeenCalledWith('port');
  },
};

/** By its button and by Escape; the focus stays in the field. */
export const Cleared: Story = {
  args: { defaultValue: 'Harborline' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search companies' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'berth{Escape}');
    await expect(input).toHaveValue('');
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
