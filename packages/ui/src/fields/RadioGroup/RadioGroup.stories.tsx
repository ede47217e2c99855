import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who may see it',
    name: 'audience',
    onChange: fn(),
    options: [
      { id: 'me', label: 'Only me' },
      { id: 'team', label: 'My team', description: 'Members can also change it.' },
      { id: 'everyone', label: 'Everyone', isDisabled: true },
    ],
  },
  parameters: {
    usage: {
      keys: [
        ['Tab', 'Into the group, at what is chosen, and out again'],
        ['↓ ↑ → ←', 'Chooses the next and the previous, round the ends'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: ({ options }) => (
    <Stack gap="6">
      {fieldStates({ defaultValue: 'team' }).map((state) => (
        <RadioGroup key={state.label} {...state} options={options} />
      ))}
    </Stack>
  ),
};

/** One stop for Tab; the arrows choose, go round, and leave out what is disabled. */
export const ChosenByKeyboard: Story = {
  args: { defaultValue: 'me' },
  play: async ({ args, canvas }) => {
    const [me, team, everyone] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(me).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(team).toHaveFocus();
    await expect(team).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('team');
    await userEvent.keyboard('{ArrowDown}');
    await expect(me).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(team).toBeChecked();
    await expect(everyone).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The words are part of what is pressed. */
export const ChosenByPointer: Story = {
  args: { isRequired: true, error: 'Choose who may see it.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Who may see it' });
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose who may see it.');
    await expect(canvas.getByRole('radio', { name: 'My team' })).toHaveAccessibleDescription(
      expect.stringContaining('Members can also change it.'),
    );
    await userEvent.click(canvas.getByText('My team'));
    await expect(args.onChange).toHaveBeenLastCalledWith('team');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'me' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('My team'));
    await expect(canvas.getByRole('radio', { name: 'Only me' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    isRequired: true,
    options: [
      { id: 'word', label: hardTexts.unbreakable },
      { id: 'arabic', label: hardTexts.arabic, description: hardTexts.long },
    ],
  },
};
