import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Weekly letter', name: 'letter', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly SwitchProps[] = [
  { label: 'Ready' },
  { label: 'With a description', description: 'On Fridays.' },
  { label: 'Required', isRequired: true },
  { label: 'Failed', error: 'It could not be switched. It is as it was.' },
  { label: 'Read-only', isReadOnly: true },
  { label: 'Disabled', isDisabled: true },
];

/** Every state, off and on. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack direction="row" gap="8" align="start">
      {[false, true].map((isOn) => (
        <Stack key={String(isOn)} gap="2">
          {states.map((state) => (
            <Switch key={state.label} {...state} defaultSelected={isOn} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** The words are part of what is pressed; Space switches. */
export const Switched: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly letter' });
    await userEvent.click(canvas.getByText('Weekly letter'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly letter' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { label: hardTexts.unbreakable, description: hardTexts.mixed, error: hardTexts.long, isRequired: true },
};
