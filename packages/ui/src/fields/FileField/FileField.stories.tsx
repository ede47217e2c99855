import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buildFile, dropFiles, pasteFiles } from '../../testing/dropFiles.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Form } from '../Form/Form.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';
import type { FileFieldFile } from './FileRow.tsx';

const files: readonly FileFieldFile[] = [
  { id: '1', name: 'Rounds of 2026.csv', size: 48_230 },
  { id: '2', name: 'Pitch deck.pdf', size: 8_912_896, state: 'uploading', progress: 64 },
  { id: '3', name: 'Term sheet.pdf', size: 182_272, state: 'waiting' },
  { id: '4', name: 'Cap table.csv', size: 92_160, state: 'failed', error: 'The connection was lost.' },
];

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Attachments',
    name: 'attachments',
    files,
    acceptedTypes: ['application/pdf', '.csv'],
    maxSize: 10 * 1024 * 1024,
    isMultiple: true,
    onSelect: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly (Partial<FileFieldProps> & { label: string })[] = [
  { label: 'Empty', files: [] },
  { label: 'With a description', files: [], description: 'Whoever sees the message can open them.' },
  { label: 'In every state of a file' },
  { label: 'One file', files: files.slice(0, 1), isMultiple: false },
  {
    label: 'One file on its way, nobody knows how far',
    files: [{ ...files[1], progress: undefined } as FileFieldFile],
  },
  { label: 'Any file', files: [], acceptedTypes: undefined, maxSize: undefined },
  { label: 'Required', files: [], isRequired: true },
  { label: 'Invalid', files: [], error: 'Attach the term sheet.' },
  { label: 'Read-only', files: files.slice(0, 1), isReadOnly: true },
  { label: 'Disabled', files: files.slice(0, 1), isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      {states.map((state) => (
        <FileField key={state.label} {...args} {...state} />
      ))}
    </Grid>
  ),
};

/** The button opens the system's choice; what is allowed is said beforehand. */
export const Chosen: Story = {
  args: { files: [] },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('group', { name: 'Attachments' });
    await expect(field).toHaveAccessibleDescription('Accepted: PDF, CSV. Up to 10.00 MB per file.');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('A field of files has an input');
    const opened = fn();
    const open = (event: Event) => {
      event.preventDefault();
      opened();
    };
    input.addEventListener('click', open, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    const deck = buildFile('deck.pdf', 'application/pdf');
    await userEvent.upload(input, [deck]);
    await expect(args.onSelect).toHaveBeenCalledWith([deck]);
  },
};

/** While files are held over it, the area shows that it takes them. */
export const HeldOver: Story = {
  tags: ['matrix', 'dark'],
  args: { files: [] },
  play: async ({ canvas }) => {
    dropFiles(canvas.getByText('or drag and drop, or paste'), [buildFile('deck.pdf', 'application/pdf')], true);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose files' }).closest('[data-drop-target]')).toBeVisible(),
    );
  },
};

/** What is allowed goes on; of each other file it says why not. */
export const DroppedWithSomeRefused: Story = {
  tags: ['dark', 'narrow'],
  args: { files: [], maxSize: 2048 },
  play: async ({ args, canvas }) => {
    const hint = canvas.getByText('or drag and drop, or paste');
    const good = buildFile('rounds.csv', 'text/csv', 2048);
    dropFiles(hint, [buildFile('video.mov', 'video/quicktime')]);
    const first = await canvas.findByText('video.mov isn’t a supported file type. Choose PDF, CSV.');
    await expect(first.closest('[aria-live="polite"]')).toBeVisible();
    dropFiles(hint, [
      buildFile('setup.exe', 'application/x-msdownload'),
      good,
      buildFile('deck.pdf', 'application/pdf', 4096),
    ]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith([good]));
    await expect(await canvas.findByText('setup.exe isn’t a supported file type. Choose PDF, CSV.')).toBeVisible();
    await expect(canvas.getByText('deck.pdf is too large (4.00 KB). Choose a file up to 2.00 KB.')).toBeVisible();
    await expect(first).not.toBeInTheDocument();
  },
};

export const Pasted: Story = {
  args: { files: [] },
  play: async ({ args, canvas }) => {
    const deck = buildFile('deck.pdf', 'application/pdf');
    await userEvent.tab();
    pasteFiles([deck]);
    await expect(args.onSelect).toHaveBeenCalledWith([deck]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  args: { files: [], isMultiple: false },
  play: async ({ args, canvas }) => {
    const deck = buildFile('deck.pdf', 'application/pdf');
    dropFiles(canvas.getByText('or drag and drop, or paste'), [deck, deck]);
    await expect(await canvas.findByText('Choose one file at a time.')).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

function Uploading({ files: first, ...props }: FileFieldProps) {
  const [shown, setShown] = useState(first);
  const settle = (state: FileFieldFile['state']) =>
    setShown(shown.map((file) => (file.state === 'uploading' ? { ...file, state } : file)));
  return (
    <Stack align="start">
      <FileField
        {...props}
        files={shown}
        onRemove={(id) => setShown(shown.filter((file) => file.id !== id))}
        onRetry={(id) => setShown(shown.map((file) => (file.id === id ? { ...file, state: 'uploading' } : file)))}
      />
      <Button onPress={() => settle('done')}>Arrives</Button>
      <Button onPress={() => settle('failed')}>Fails</Button>
    </Stack>
  );
}

/** Progress is said by name, its end too, and what failed is tried again. */
export const OnTheWay: Story = {
  args: { files: files.slice(1, 2) },
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Pitch deck.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await userEvent.click(canvas.getByRole('button', { name: 'Fails' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t upload Pitch deck.pdf.');
    await expect(canvas.getByText('Couldn’t upload this file.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry uploading Pitch deck.pdf' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrives' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Pitch deck.pdf is uploaded.');
  },
};

/** The neighbor of a removed file takes the focus, and the button when none is left. */
export const RemovedByKeyboard: Story = {
  args: { files: files.slice(0, 3) },
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Pitch deck.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Term sheet.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Rounds of 2026.csv' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

const onSubmit = fn();

/** A form hears of the files that are there, and asks for one where one must be. */
export const InAForm: Story = {
  args: { isRequired: true, files: files.slice(1) },
  render: (args) => {
    const [first] = files;
    return (
      <Stack gap="8">
        <Form onSubmit={onSubmit} aria-label="None there">
          <FileField {...args} />
          <Button type="submit">Send none</Button>
        </Form>
        <Form onSubmit={onSubmit} aria-label="One there">
          <FileField {...args} files={first ? [first] : []} />
          <Button type="submit">Send one</Button>
        </Form>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send one' }));
    const [data] = onSubmit.mock.lastCall ?? [];
    await expect(data?.getAll('attachments')).toEqual(['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send none' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Attachments: This field is required.' }));
    await expect(canvas.getAllByRole('button', { name: 'Choose files' })[0]).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    files: [
      { id: '1', name: `${hardTexts.unbreakable}.pdf`, size: 1_073_741_823 },
      { id: '2', name: `${hardTexts.arabic}.pdf`, size: 1, state: 'failed', error: hardTexts.long },
    ],
  },
};
