import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fewOptions } from '../../testing/fewOptions.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Form } from '../Form/Form.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DynamicList, type DynamicListProps, type DynamicListSlot } from './DynamicList.tsx';

interface Video {
  id: string;
  title: string;
}

const Videos = DynamicList<Video>;

const videos: readonly Video[] = [
  { id: 'a', title: 'Raising a seed round' },
  { id: 'b', title: 'Reading a term sheet' },
  { id: 'c', title: 'Hiring the first ten' },
];

let made = 0;

function titleField({ item, onChange, isDisabled, isReadOnly }: DynamicListSlot<Video>) {
  return (
    <TextField
      label="Title"
      name={`videos.${item.id}`}
      value={item.title}
      onChange={(title) => onChange({ ...item, title })}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    />
  );
}

const meta = {
  title: 'Components/DynamicList',
  component: Videos,
  args: {
    label: 'Videos',
    itemLabel: 'Video',
    addLabel: 'Add video',
    defaultValue: videos,
    onChange: fn(),
    createItem: () => {
      made += 1;
      return { id: `new ${made}`, title: '' };
    },
    renderItem: titleField,
  },
  parameters: {
    usage: {
      keys: [
        ['Tab', 'Through the fields; the buttons of an item are one stop'],
        ['→ ←', 'Between the buttons of an item'],
        ['Enter, Space', 'Moves the item up or down and takes the focus along, removes it, or adds one'],
        ['Escape', 'Puts a row back that is being dragged'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Videos>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly (Partial<DynamicListProps<Video>> & { label: string })[] = [
  { label: 'Empty', defaultValue: [] },
  { label: 'Filled', defaultValue: videos.slice(0, 2) },
  {
    label: 'With a description and limits',
    defaultValue: videos.slice(0, 1),
    description: 'In the order of the course.',
    minItems: 1,
    maxItems: 5,
  },
  { label: 'Full', defaultValue: videos.slice(0, 2), maxItems: 2 },
  { label: 'In no order', defaultValue: videos.slice(0, 2), isUnordered: true },
  { label: 'Called by what is in them', defaultValue: videos.slice(0, 1), nameOf: ({ title }) => title },
  { label: 'Invalid', defaultValue: videos.slice(0, 1), error: 'A course has two videos at least.' },
  { label: 'Read-only', defaultValue: videos.slice(0, 1), isReadOnly: true },
  { label: 'Disabled', defaultValue: videos.slice(0, 2), isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      {states.map((state) => (
        <Videos key={state.label} {...args} {...state} />
      ))}
    </Grid>
  ),
};

const titles = (list: HTMLElement) => [...list.querySelectorAll('input')].map(({ value }) => value);

/** The fields of an added item take the focus, the neighbor of a removed one does, and the button when none is left. */
export const AddedAndRemovedByKeyboard: Story = {
  args: { defaultValue: videos.slice(0, 2), maxItems: 3 },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add video' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const third = canvas.getByRole('group', { name: 'Video 3' });
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).toHaveAccessibleName('Title');
    await expect(canvas.getByRole('status')).toHaveTextContent('Video 3 added.');
    await expect(add).toBeDisabled();
    await userEvent.keyboard('Selling early');
    await expect(titles(canvas.getByRole('list'))).toEqual([
      'Raising a seed round',
      'Reading a term sheet',
      'Selling early',
    ]);

    canvas.getByRole('button', { name: 'Remove Video 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Video 2 removed, 2 left.');
    await expect(titles(canvas.getByRole('list'))).toEqual(['Raising a seed round', 'Selling early']);
    await expect(canvas.getByRole('button', { name: 'Remove Video 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Video 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(add).toHaveFocus();
  },
};

/** Fewest reached, none can be removed: the focus goes to the fields rather than to the page. */
export const FewestReached: Story = {
  args: { defaultValue: videos.slice(0, 2), minItems: 1 },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Video 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Video 1' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Videos' })).toHaveAccessibleDescription('Add at least 1.');
  },
};

/** One stop for Tab leads to the buttons of an item, arrows go between them, and a moved item takes the focus along. */
export const MovedByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move Video 1 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Video 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Video 1 moved to position 2 of 3.');
    await expect(canvas.getByRole('button', { name: 'Move Video 2 down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(titles(canvas.getByRole('list'))).toEqual([
      'Reading a term sheet',
      'Hiring the first ten',
      'Raising a seed round',
    ]);
    // The last goes no further: its other button has the focus.
    await expect(canvas.getByRole('button', { name: 'Move Video 3 up' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Move Video 3 down' })).not.toHaveAttribute('data-focus-visible');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Video 3' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('textbox').at(-1)).toHaveFocus();
  },
};

function handleOf(row: HTMLElement | undefined): Element {
  const handle = row?.querySelector('[data-part="handle"]');
  if (!handle) throw new Error('A row that can be moved has a handle');
  return handle;
}

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, clientX: 0 };

/** Held by its handle, a row follows the pointer and the others make room; Escape puts it back. */
export const Dragged: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const step = (second?.offsetTop ?? 0) - (first?.offsetTop ?? 0);
    const handle = handleOf(first);
    fireEvent.pointerDown(handle, { ...pointer, clientY: 0 });
    fireEvent.pointerMove(window, { ...pointer, clientY: 1 });
    fireEvent.pointerMove(window, { ...pointer, clientY: step });
    await expect(first?.style.translate).toBe(`0px ${step}px`);
    await expect(second?.style.translate).toBe(`0px ${-step}px`);
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerUp(window, { ...pointer, clientY: step });
    await expect(first?.style.translate).toBe('');
    await expect(args.onChange).not.toHaveBeenCalled();

    fireEvent.pointerDown(handle, { ...pointer, clientY: 0 });
    fireEvent.pointerMove(window, { ...pointer, clientY: 1 });
    fireEvent.pointerMove(window, { ...pointer, clientY: 2 * step });
    fireEvent.pointerUp(window, { ...pointer, clientY: 2 * step });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Video 1 moved to position 3 of 3.');
    await expect(titles(canvas.getByRole('list'))).toEqual([
      'Reading a term sheet',
      'Hiring the first ten',
      'Raising a seed round',
    ]);

    // Held for the picture.
    fireEvent.pointerDown(handleOf(canvas.getAllByRole('listitem')[1]), { ...pointer, clientY: 0 });
    fireEvent.pointerMove(window, { ...pointer, clientY: -12 });
  },
};

const errors = { 'videos.b': 'This video is in the course already.' };

/** Any fields may be in an item, each with errors of its own. */
export const SeveralFieldsInAForm: Story = {
  tags: ['narrow'],
  args: {
    defaultValue: videos.slice(0, 2),
    renderItem: (slot) => (
      <>
        {titleField(slot)}
        <Select label="Market" options={fewOptions} defaultValue="rail" isDisabled={slot.isDisabled} />
      </>
    ),
  },
  render: (args) => (
    <Form aria-label="Course" errors={errors} onSubmit={fn()}>
      <Videos {...args} />
      <Stack direction="row">
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('textbox', { name: 'Title' });
    await expect(second).toHaveAccessibleDescription('This video is in the course already.');
    await userEvent.click(canvas.getByRole('link', { name: 'Title: This video is in the course already.' }));
    await expect(second).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.long,
    addLabel: hardTexts.long,
    nameOf: ({ title }) => title,
    defaultValue: [
      { id: 'a', title: hardTexts.unbreakable },
      { id: 'b', title: hardTexts.arabic },
    ],
  },
};
