import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldStates } from '../../testing/fieldStates.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { MarkdownField } from './MarkdownField.tsx';

const text = 'Two ports **signed** in a quarter.\n\n- Seattle\n- Rotterdam';

const meta = {
  title: 'Components/MarkdownField',
  component: MarkdownField,
  args: { label: 'Why it is worth watching', name: 'reason', onChange: fn() },
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await Promise.all([import('./MarkdownEditor.tsx'), import('../../data/Markdown/MarkdownContent.tsx')]);
  },
} satisfies Meta<typeof MarkdownField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="6">
      {fieldStates({ defaultValue: text }).map((state) => (
        <MarkdownField key={state.label} {...state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Invalid' }, { timeout: 5000 })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Read-only' })).toHaveAttribute('readonly');
    await expect(canvas.getAllByRole('toolbar', { name: 'Formatting' })).toHaveLength(5);
  },
};

async function area(canvas: { findByRole: (role: string) => Promise<HTMLElement> }) {
  const found = await canvas.findByRole('textbox');
  if (!(found instanceof HTMLTextAreaElement)) throw new TypeError('The text is typed into a text area');
  return found;
}

/** A tool works on what is selected, leaves it selected, and the browser's undo takes it back. */
export const Tools: Story = {
  args: { defaultValue: 'Two ports signed' },
  play: async ({ args, canvas }) => {
    const input = await area(canvas);
    input.focus();
    input.setSelectionRange(4, 9);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(input).toHaveValue('Two **ports** signed');
    await expect(args.onChange).toHaveBeenLastCalledWith('Two **ports** signed');
    await expect(input).toHaveFocus();
    await expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('ports');
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(input).toHaveValue('- Two **ports** signed');
    document.execCommand('undo');
    await waitFor(() => expect(input).toHaveValue('Two **ports** signed'));
    document.execCommand('undo');
    await waitFor(() => expect(input).toHaveValue('Two ports signed'));
  },
};

/** Ctrl or ⌘ with B, I and K do what their tools do. */
export const Shortcuts: Story = {
  args: { defaultValue: 'Two ports signed' },
  play: async ({ canvas }) => {
    const input = await area(canvas);
    input.focus();
    input.setSelectionRange(4, 9);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(input).toHaveValue('Two **ports** signed');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(input).toHaveValue('Two ports signed');
    await userEvent.keyboard('{Meta>}i{/Meta}');
    await expect(input).toHaveValue('Two _ports_ signed');
    await userEvent.keyboard('{Meta>}i{/Meta}{Control>}k{/Control}');
    await expect(input).toHaveValue('Two [ports](https://) signed');
    await expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('https://');
  },
};

/** How it will look; the text is as it was on the way back. */
export const Preview: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { defaultValue: text },
  play: async ({ canvas }) => {
    const input = await area(canvas);
    const write = canvas.getByRole('tab', { name: 'Write' });
    write.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('signed', { selector: 'strong' })).toBeVisible();
    await expect(input).not.toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).toBeVisible();
    await expect(input).toHaveValue(text);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const NothingToPreview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Preview' }));
    await expect(canvas.getByText('Nothing to preview yet.')).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.long,
    defaultValue: `${hardTexts.unbreakable}\n${hardTexts.mixed}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
