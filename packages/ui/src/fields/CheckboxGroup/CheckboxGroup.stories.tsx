import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Send me',
    name: 'letters',
    onChange: fn(),
    children: [
      <Checkbox key="daily" value="daily" label="News of the day" />,
      <Checkbox key="weekly" value="weekly" label="The week in review" description="On Fridays." />,
      <Checkbox key="events" value="events" label="Events near me" isDisabled />,
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: ({ children }) => (
    <Stack gap="6">
      {fieldStates({ defaultValue: ['weekly'] }).map((state) => (
        <CheckboxGroup key={state.label} {...state}>
          {children}
        </CheckboxGroup>
      ))}
    </Stack>
  ),
};

/** Each box is a stop for Tab; Space toggles it. */
export const Chosen: Story = {
  args: { defaultValue: ['weekly'], error: 'Choose one at most.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Send me' })).toHaveAccessibleDescription('Choose one at most.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekly', 'daily']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['daily']);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    isRequired: true,
    children: [
      <Checkbox key="word" value="word" label={hardTexts.unbreakable} />,
      <Checkbox key="arabic" value="arabic" label={hardTexts.arabic} description={hardTexts.long} />,
    ],
  },
};
