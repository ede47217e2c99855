import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildEditorCourseRow, courseCategoryNames } from '../../testing/buildEditorCourse.ts';
import type { CurationOutcome } from '../CurationDrawer/CurationDrawer.tsx';
import { EditorCourses } from './EditorCourses.tsx';

const courses = [
  buildEditorCourseRow({
    id: 'terms',
    name: 'Read a term sheet',
    slug: 'read-a-term-sheet',
    featured: true,
    paid: true,
  }),
  buildEditorCourseRow({ order: 1 }),
  buildEditorCourseRow({ id: 'bridge', name: 'When to bridge', slug: 'when-to-bridge', order: 2, published: false }),
  buildEditorCourseRow({
    id: 'seed',
    name: 'Where seed money went this year, by market and by month',
    category: 'reports',
    edited_by: null,
  }),
];

const meta = {
  title: 'Research/EditorCourses',
  component: EditorCourses,
  args: {
    courses: ready(courses),
    categories: courseCategoryNames,
    hrefOf: ({ slug }) => `/advisory/library/finance/${slug}`,
    editHrefOf: ({ id }) => `/advisory/admin/edit/${id}`,
    onCreate: fn(async (): Promise<CurationOutcome> => ({ ok: true, data: {} })),
    onOrder: fn(() => new Promise<void>(() => undefined)),
    onPublish: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EditorCourses>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Courses: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Know your runway' })).toHaveAttribute(
      'href',
      '/advisory/admin/edit/runway',
    );
    await expect(canvas.getByRole('link', { name: 'View When to bridge' })).toHaveAttribute(
      'href',
      '/advisory/library/finance/when-to-bridge',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publish When to bridge' }));
    await expect(args.onPublish).toHaveBeenLastCalledWith(courses[2], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish Know your runway' }));
    await expect(args.onPublish).toHaveBeenLastCalledWith(courses[1], false);
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Move Read a term sheet down' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onOrder).toHaveBeenLastCalledWith('finance', ['runway', 'bridge', 'terms']);
    const list = within(canvas.getByRole('region', { name: 'Finance library' }));
    const names = list.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual(['Edit Know your runway', 'Edit When to bridge', 'Edit Read a term sheet']);
    await expect(list.getByRole('status')).toHaveTextContent('Read a term sheet moved to position 3 of 3.');
  },
};

export const MoveFailed: Story = {
  args: { onOrder: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Read a term sheet down' }));
    const list = within(canvas.getByRole('region', { name: 'Finance library' }));
    await waitFor(() =>
      expect(list.getByRole('status')).toHaveTextContent('Read a term sheet moved to position 1 of 3.'),
    );
    await expect(list.getAllByRole('link', { name: /^Edit / })[0]).toHaveAccessibleName('Edit Read a term sheet');
  },
};

export const Creating: Story = {
  args: {
    onCreate: fn(async (): Promise<CurationOutcome> => ({ ok: false, error: 'Failed to save course' })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New course' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create course' }));
    await expect((await dialog.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sell before you build');
    await userEvent.click(dialog.getByRole('button', { name: 'Create course' }));
    await expect(await dialog.findByText('Failed to save course')).toBeVisible();
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Sell before you build', category: 'product' });
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sell before you build');
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete When to bridge' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “When to bridge”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(courses[2]));
  },
};

export const NoCourses: Story = {
  args: { courses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No courses yet')).toHaveLength(courseCategoryNames.length);
  },
};

export const Loading: Story = { args: { courses: loading() } };

export const Failed: Story = { args: { courses: failed('Failed to fetch course') } };
