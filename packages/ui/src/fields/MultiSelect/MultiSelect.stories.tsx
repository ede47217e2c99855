import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fewOptions } from '../../testing/fewOptions.ts';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { manyOptions } from '../../testing/manyOptions.ts';
import type { Usage } from '../../testing/usage.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Topics', name: 'topics', options: fewOptions, placeholder: 'Filter topics...', onChange: fn() },
  parameters: {
    usage: {
      dos: ['Use it for many options, of which a few are chosen.'],
      donts: ['Use it for fewer than eight: CheckboxGroup shows them all.'],
      keys: [
        ['Letters', 'Search the options'],
        ['↓', 'Opens the list, and goes through it'],
        ['Home, End', 'First and last option'],
        ['Enter, Space', 'Chooses an option or lets go of it; the list stays'],
        ['Backspace', 'In the empty field, lets go of the last one chosen'],
        ['Escape', 'Closes the list'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const onSubmit = fn();

const manyTopics = manyOptions(500);
const tenThousandTopics = manyOptions(10_000);

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: ['rail', 'cold'] }).map((state) => (
        <MultiSelect key={state.label} {...state} options={fewOptions} />
      ))}
      <MultiSelect label="Many" options={manyTopics} defaultValue={manyTopics.slice(0, 40).map(({ id }) => id)} />
    </Stack>
  ),
};

/** The list stays open, and each selected option appears in the field at once. */
export const ChosenByPointer: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  args: { defaultValue: ['cold'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Rail freight' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['cold', 'rail']);
    await expect(screen.getByRole('option', { name: 'Rail freight' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Cold chain' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail']);
    await userEvent.click(screen.getByRole('option', { name: 'Drones' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove Rail freight' })).toBeVisible();
  },
};

/** The focus stays in the input, which points at the option that the user is on. */
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    const isOn = async (name: RegExp) =>
      waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await isOn(/^Ports/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ports']);
    await userEvent.keyboard('{End}');
    await isOn(/^Customs/);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ports', 'customs']);
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}');
    await isOn(/^Ports/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ports']);
  },
};

/** Whatever its case and accents; the number found is read out. */
export const Filtered: Story = {
  tags: ['narrow'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.type(input, 'RAÏL');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 option'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail']);
    await userEvent.clear(input);
    await userEvent.type(input, 'nothing of the kind');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches.'));
    await expect(input).not.toHaveAttribute('aria-controls');
  },
};

/** Each chosen one is removed by its button, whose neighbor takes the focus; after the last it is the input. */
export const RemovedByKeyboard: Story = {
  args: { defaultValue: ['rail', 'cold'] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Rail freight' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cold']);
    await expect(canvas.getByRole('button', { name: 'Remove Cold chain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox', { name: 'Topics' })).toHaveFocus();
  },
};

const renderedOptions = () => document.querySelectorAll('[role="option"]').length;

export const FiveHundred: Story = {
  args: { options: manyTopics },
  play: async ({ canvas }) => {
    await expect(renderedOptions()).toBe(0);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Topics' }));
    await screen.findByRole('option', { name: 'Topic 001' });
    await expect(renderedOptions()).toBeLessThan(30);
  },
};

/** Only visible options are rendered, at the start, at the end, and in search results. */
export const TenThousand: Story = {
  args: { options: tenThousandTopics },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await expect(renderedOptions()).toBe(0);
    await userEvent.click(input);
    await screen.findByRole('option', { name: 'Topic 00001' });
    await expect(renderedOptions()).toBeLessThan(30);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Topic 10000' });
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', last.id));
    await expect(renderedOptions()).toBeLessThan(30);
    await userEvent.type(input, '99');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('280 options'));
    await expect(renderedOptions()).toBeLessThan(30);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: ['rail', 'cold'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The parent loads the options for the text. A choice clears the text, and Enter then submits the form. */
export const OptionsForTheText: Story = {
  render: function Render(args) {
    const [text, setText] = useState('');
    const found = fewOptions.filter(({ label }) => text !== '' && label.toLowerCase().startsWith(text));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <MultiSelect
          {...args}
          options={found}
          inputValue={text}
          onInputChange={setText}
          isLoading={text === 'r'}
          emptyText="Type the first letters"
        />
        <Button type="submit">Search</Button>
      </form>
    );
  },
  beforeEach: () => void onSubmit.mockClear(),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Type the first letters'));
    await userEvent.type(input, 'r');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.type(input, 'a');
    await screen.findByRole('option', { name: 'Rail freight' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail']);
    await expect(input).toHaveValue('');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(input, 'ra');
    await userEvent.tab();
    await expect(input).toHaveValue('ra');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    isRequired: true,
    defaultValue: ['word', 'arabic'],
    options: [
      { id: 'word', label: hardTexts.unbreakable },
      { id: 'arabic', label: hardTexts.arabic, description: hardTexts.long },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { name: new RegExp(hardTexts.arabic) });
  },
};
