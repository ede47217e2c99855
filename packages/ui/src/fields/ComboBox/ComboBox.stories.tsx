import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fewOptions } from '../../testing/fewOptions.ts';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { manyOptions } from '../../testing/manyOptions.ts';
import type { Usage } from '../../testing/usage.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Market', name: 'market', options: fewOptions, onChange: fn() },
  parameters: {
    usage: {
      keys: [
        ['Letters', 'Search the options'],
        ['↓ ↑', 'Open the list, and go through it'],
        ['Enter', 'Takes the focused option'],
        ['Escape', 'Closes the list'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'rail' }).map((state) => (
        <ComboBox key={state.label} {...state} options={fewOptions} placeholder="Name a market" />
      ))}
      <ComboBox label="Loading" options={[]} isLoading />
    </Stack>
  ),
};

/** Typing shows what contains the text; arrows move, Enter chooses. */
export const ChosenByKeyboard: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Market' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const customs = screen.getByRole('option', { name: 'Customs' });
    await expect(input).toHaveAttribute('aria-activedescendant', customs.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('customs');
    await expect(input).toHaveValue('Customs');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Ports/ });
  },
};

/** Escape closes the list, and then empties the field. */
export const LeftByEscape: Story = {
  args: { defaultValue: 'rail' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Market' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Rail freight');
    await expect(input).toHaveFocus();
  },
};

function SoughtElsewhere(props: ComboBoxProps) {
  const [text, setText] = useState('');
  return <ComboBox {...props} inputValue={text} onInputChange={setText} />;
}

/** The owner looks for the options; until they come, the list says that they are on their way. */
export const OnTheirWay: Story = {
  tags: ['dark'],
  args: { options: [], isLoading: true },
  render: (args) => <SoughtElsewhere {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Market' }), 'harb');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'));
    await expect(canvas.getByRole('progressbar', { hidden: true })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { options: [], emptyText: 'No market of this name. Try a broader word.' },
  render: (args) => <SoughtElsewhere {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Market' }), 'harb');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No market of this name. Try a broader word.'),
    );
  },
};

/** A long list renders only visible options. */
export const FiveHundred: Story = {
  args: { options: manyOptions(500) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
    await screen.findByRole('option', { name: 'Topic 001' });
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
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
};
