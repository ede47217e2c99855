import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fewOptions } from '../../testing/fewOptions.ts';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { manyOptions } from '../../testing/manyOptions.ts';
import type { Usage } from '../../testing/usage.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Market', name: 'market', options: fewOptions, onChange: fn() },
  parameters: {
    usage: {
      dos: ['Use it for five to fifty options that the user knows.'],
      donts: [
        'Use it for two or three options: RadioGroup shows them all.',
        'Use it for long lists that are searched: ComboBox does.',
      ],
      keys: [
        ['Enter, Space, ↓', 'Opens the list at what is chosen'],
        ['→ ←', 'Without the list, chooses the next and the previous'],
        ['Letters', 'Chooses, or goes to, what begins with them'],
        ['↓ ↑, Home, End', 'Through the list'],
        ['Enter', 'Chooses and closes'],
        ['Escape', 'Closes and leaves all as it was'],
      ],
    } satisfies Usage,
  },
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

/** Arrows and letters choose on the button too, without the list. */
export const ChosenWithoutTheList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ports');
    await userEvent.keyboard('cu');
    await expect(args.onChange).toHaveBeenLastCalledWith('customs');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cold');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cold chain Market' })).toHaveFocus();
  },
};

/** Press on the button, drag to an option and release there, as in native selects. */
export const DrawnFromTheButton: Story = {
  play: async ({ args, canvas }) => {
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') });
    const option = await screen.findByRole('option', { name: 'Rail freight' });
    await mouse.pointer([{ target: option }, { keys: '[/MouseLeft]', target: option }]);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('rail');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Its form sends the chosen id, and puts back what was chosen at first. */
export const SentAndPutBack: Story = {
  args: { defaultValue: 'cold' },
  render: (args) => (
    <form aria-label="Filter">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filter' });
    const sent = () => new FormData(form).get('market');
    await expect(sent()).toBe('cold');
    await userEvent.tab();
    await userEvent.keyboard('r');
    await expect(sent()).toBe('rail');
    form.reset();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cold chain Market' })).toBeVisible());
    await waitFor(() => expect(sent()).toBe('cold'));
  },
};

/** A long list renders only visible options and reaches its end. */
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
