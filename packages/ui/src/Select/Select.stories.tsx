import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { fewOptions } from '../testing/fewOptions.ts';
import { fieldStates } from '../testing/fieldStates.ts';
import { hardTexts } from '../testing/hardTexts.ts';
import { manyOptions } from '../testing/manyOptions.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Market', name: 'market', options: fewOptions, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'rail' }).map((state) => (
        <Select key={state.label} {...state} options={fewOptions} />
      ))}
    </Stack>
  ),
};

/** The list is as wide as the field and opens at what is chosen. */
export const Open: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  args: { defaultValue: 'rail' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rail freight Market' }));
    const chosen = await screen.findByRole('option', { name: 'Rail freight' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};

/** Arrows, Home, End and letters move; what is disabled is passed over; Enter chooses; Escape leaves it as it was. */
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Choose Market' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const focused = async (name: RegExp) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await focused(/^Ports/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await focused(/^Customs/);
    await userEvent.keyboard('{Home}');
    await focused(/^Ports/);
    await userEvent.keyboard('{End}');
    await focused(/^Customs/);
    await userEvent.keyboard('r');
    await focused(/^Rail/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await focused(/^Ports/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('rail');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rail freight Market' })).toHaveFocus());
  },
};

/** A long list draws what is in view, and still goes to its end. */
export const FiveHundred: Story = {
  args: { options: manyOptions(500) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Market' }));
    await screen.findByRole('option', { name: 'Topic 001' });
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Topic 500' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-setsize', '500');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
  },
};

/** What cannot be opened is a text, which can be copied and is sent with its form. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'rail' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Market' });
    await expect(input).toHaveValue('Rail freight');
    await expect(input).toHaveAttribute('readonly');
    await expect(canvasElement.querySelector('[name="market"]')).toHaveValue('rail');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    isRequired: true,
    defaultValue: 'word',
    options: [
      { id: 'word', label: hardTexts.unbreakable },
      { id: 'arabic', label: hardTexts.arabic, description: hardTexts.long },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('option', { name: new RegExp(hardTexts.arabic) });
  },
};
