import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: { label: 'Keywords', name: 'keywords', description: 'Part them with commas.', onChange: fn() },
  parameters: {
    usage: {
      keys: [
        ['Enter or a comma', 'Takes what was typed as a tag'],
        ['Backspace', 'In the empty field, removes the last tag'],
        ['Shift Tab', 'Back to the buttons of the tags'],
        ['Enter, Space', 'On a tag’s button, removes it; its neighbor takes the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof TagField>;
export default meta;

type Story = StoryObj<typeof meta>;

const noFigures = (tag: string) => (/\d/.test(tag) ? 'Leave out the figures.' : undefined);

/** Every state, with a limit, and with a tag that is not valid. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: ['rail freight', 'cold chain'] }).map((state) => (
        <TagField key={state.label} {...state} placeholder="port automation, customs" />
      ))}
      <TagField label="With a limit" defaultValue={['rail freight', 'cold chain']} maxTags={8} />
      <TagField label="With a wrong one" defaultValue={['rail', 'port 2000', 'customs']} validate={noFigures} />
    </Stack>
  ),
};

/** A comma or Enter ends a tag; so does leaving the field. Each is read out. */
export const Typed: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await expect(input).toHaveAccessibleDescription('Part them with commas. 0 added.');
    await userEvent.type(input, 'rail freight,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail freight']);
    await expect(canvas.getByRole('status')).toHaveTextContent('rail freight added.');
    await expect(input).toHaveValue('');
    await userEvent.type(input, ' cold chain {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail freight', 'cold chain']);
    await userEvent.type(input, 'customs');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail freight', 'cold chain', 'customs']);
    await expect(input).toHaveAccessibleDescription('Part them with commas. 3 added.');
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('[name="keywords"]')];
    await expect(sent.map(({ value }) => value)).toEqual(['rail freight', 'cold chain', 'customs']);
  },
};

/** An email of usual length is shown whole, so that it can be checked; on a phone it is as wide as the field. */
export const Emails: Story = {
  tags: ['narrow'],
  args: { label: 'Emails', defaultValue: ['magdalena.oyelaran-whitcombe@northfield.example', 'al@a.example'] },
  play: async ({ canvas, canvasElement }) => {
    const [field] = canvasElement.querySelectorAll('[role="group"]');
    for (const email of ['magdalena.oyelaran-whitcombe@northfield.example', 'al@a.example']) {
      const name = canvas.getByText(email);
      const { width } = canvasElement.getBoundingClientRect();
      await expect(name.scrollWidth > name.clientWidth).toBe(width < 400 && email.length > 20);
      await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(field?.getBoundingClientRect().right ?? 0);
    }
  },
};

/** The column of a table, pasted: one tag a line, after what had been typed. */
export const PastedMany: Story = {
  tags: ['narrow'],
  args: { defaultValue: ['rail freight'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(input, 'smart ');
    await userEvent.paste('ports\ncold chain\nRail freight\n\nport automation, customs');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'rail freight',
      'smart ports',
      'cold chain',
      'port automation',
      'customs',
    ]);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 added. Rail freight is already added.');
    await expect(input).toHaveValue('');
    await userEvent.paste('plain words');
    await expect(input).toHaveValue('plain words');
  },
};

/** A duplicate is announced and removed from the input. */
export const Repeated: Story = {
  tags: ['dark'],
  args: { defaultValue: ['Rail freight'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(input, 'RAIL FREIGHT{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/RAIL FREIGHT is already added./)).toBeVisible();
    await expect(input).toHaveValue('');
  },
};

/** Entries beyond the maximum stay in the input, with a message. */
export const Full: Story = {
  tags: ['dark'],
  args: { defaultValue: ['rail', 'customs'], maxTags: 3 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await expect(input).toHaveAccessibleDescription('Part them with commas. 2 added. Up to 3.');
    await userEvent.click(input);
    await userEvent.paste('ports, cold chain, drones');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail', 'customs', 'ports']);
    await expect(input).toHaveValue('cold chain, drones');
    await expect(canvas.getByText(/You’ve reached the limit of 3. Remove one to add another./)).toBeVisible();
    await expect(canvas.getByText('3 / 3')).toBeVisible();
  },
};

/** Backspace takes the last one from an empty input; each has its button, whose neighbor takes the focus. */
export const RemovedByKeyboard: Story = {
  args: { defaultValue: ['rail', 'customs', 'ports'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.click(input);
    await userEvent.keyboard('x{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rail', 'customs']);
    await expect(canvas.getByRole('status')).toHaveTextContent('ports removed.');
    await expect(input).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove rail' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove customs' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const RemovedByPointer: Story = {
  args: { defaultValue: ['rail', 'customs'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rail' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['customs']);
    await expect(canvas.getByRole('button', { name: 'Remove customs' })).toHaveFocus();
  },
};

/** A tag that is not valid is marked, and the field says what to do about it. */
export const Invalid: Story = {
  tags: ['dark'],
  args: { defaultValue: ['rail'], validate: noFigures },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await expect(input).not.toBeInvalid();
    await userEvent.type(input, 'port 2000, ');
    await expect(input).toBeInvalid();
    const error = canvas.getByText('port 2000: Leave out the figures.');
    await expect(error.closest('[aria-live="polite"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove port 2000' }));
    await expect(input).not.toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: ['rail', 'customs'] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Keywords' })).toHaveFocus();
    await userEvent.keyboard('x,{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    defaultValue: Object.values(hardTexts),
    isRequired: true,
    maxTags: 1000,
  },
};
