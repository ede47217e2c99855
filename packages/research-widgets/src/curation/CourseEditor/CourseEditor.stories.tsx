import type { Course } from '@fs/api-contract';
import { lessonVideo } from '@fs/fixtures';
import { failed, Heading, loading, Markdown, ready, Stack, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildEditorCourse, courseCategoryNames } from '../../testing/buildEditorCourse.ts';
import type { CurationOutcome } from '../CurationDrawer/CurationDrawer.tsx';
import { CourseEditor, type CourseEditorProps } from './CourseEditor.tsx';
import { createCourseDraft, emptyVideo, toCourseChanges } from './courseDraft.ts';

const course = buildEditorCourse();

/** In place of the page of a course, whose widget belongs to another package. */
function Page({ name, content, videos }: Course) {
  return (
    <Stack gap="3">
      <Heading level={2}>{name}</Heading>
      <Markdown source={content} />
      {videos.map(({ id, title, url }) => (
        <Text key={id}>{`${title}: ${url === null ? 'locked' : 'plays'}`}</Text>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Research/CourseEditor',
  component: CourseEditor,
  args: {
    course: ready(course),
    categories: courseCategoryNames,
    onDraftChange: fn(),
    onUpload: fn<CourseEditorProps['onUpload']>(async () => ({ ok: true, data: { key: 'upload-1' } })),
    onUploadImage: fn(
      async (): Promise<CurationOutcome<{ url: string }>> => ({ ok: false, error: 'File upload failed.' }),
    ),
    onSave: fn<CourseEditorProps['onSave']>(async () => ({ ok: true, course: buildEditorCourse({ revision: 4 }) })),
    onDelete: fn(async (): Promise<CurationOutcome> => ({ ok: true, data: {} })),
    renderPreview: Page,
    onNotice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CourseEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const item = (name: string) => within(screen.getByRole('group', { name }));

function fileInput(name: string): HTMLInputElement {
  const input = screen.getByRole('group', { name }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} has no file input`);
  return input;
}

export const EveryField: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Know your runway');
    await expect(screen.getByText('Address: /advisory/library/finance/know-your-runway')).toBeVisible();
    await userEvent.type(field('URL Slug'), '-now');
    await expect(
      screen.getByText(
        'Address: /advisory/library/finance/know-your-runway-now. Links to /advisory/library/finance/know-your-runway will lead there.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Paid/ }));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onNotice).toHaveBeenCalledWith({ message: 'Course saved', tone: 'positive' }));
    const [draft] = mocked(args.onSave).mock.calls[0] ?? [];
    await expect(draft && toCourseChanges(draft)).toMatchObject({
      slug: 'know-your-runway-now',
      paid: true,
      revision: 3,
      videos: [{ id: 'bars', duration: 8 }],
      attachments: [{ id: 'table', name: 'runway-table.csv' }],
    });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    // The saved course replaces the input.
    await expect(field('URL Slug')).toHaveValue('know-your-runway');
  },
};

export const Missing: Story = {
  args: {
    stored: {
      ...createCourseDraft(course),
      name: ' ',
      slug: '',
      videos: [
        { ...emptyVideo(), id: 'new' },
        { ...emptyVideo(), id: 'untitled', file: { name: 'five-bars.webm', size: 40_960, key: 'film' } },
      ],
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    for (const text of [
      'Enter a name.',
      'Enter a URL slug.',
      'Upload a file.',
      'Enter a title.',
      'Enter the length.',
    ]) {
      await expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const film = new File([Uint8Array.from(atob(lessonVideo), (each) => each.charCodeAt(0))], 'five-bars.webm', {
  type: 'video/webm',
});

export const Uploads: Story = {
  tags: ['dark'],
  args: { course: ready(buildEditorCourse({ videos: [], attachments: [] })) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add video' }));
    let finish: (sent: CurationOutcome<{ key: string }>) => void = () => undefined;
    mocked(args.onUpload).mockImplementationOnce((_file, _type, { onProgress }) => {
      onProgress(film.size / 2);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await userEvent.upload(fileInput('File of the video'), film);
    await expect(args.onUpload).toHaveBeenLastCalledWith(film, 'video/webm', expect.anything());
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(button('Save')).toBeDisabled();
    await expect(screen.getByText('You can save once the uploads have ended.')).toBeVisible();
    finish({ ok: true, data: { key: 'film' } });
    await waitFor(() => expect(item('Five bars').getByRole('textbox', { name: 'Length in seconds' })).toHaveValue('8'));

    await userEvent.click(button('Add attachment'));
    mocked(args.onUpload).mockResolvedValueOnce({ ok: false, error: 'Failed to upload file: table.csv' });
    const table = new File(['a,b'], 'table.csv', { type: 'application/vnd.ms-excel' });
    await userEvent.upload(fileInput('File of the attachment'), table, { applyAccept: false });
    await expect(await screen.findByText('Failed to upload file: table.csv')).toBeVisible();
    await expect(args.onUpload).toHaveBeenLastCalledWith(table, 'text/csv', expect.anything());
    await userEvent.click(button('Retry uploading table.csv'));
    await waitFor(() => expect(item('Table').getByRole('textbox', { name: 'Title' })).toHaveValue('Table'));
  },
};

export const Previewed: Story = {
  args: { course: ready(buildEditorCourse({ paid: true })) },
  play: async () => {
    const views = within(await screen.findByRole('tablist', { name: 'Course' }));
    await userEvent.click(views.getByRole('tab', { name: 'Preview' }));
    await expect(await screen.findByRole('heading', { name: 'Decide' })).toBeVisible();
    await expect(screen.getByText('A round in five bars: plays')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Seen by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Everyone else' }));
    await expect(await screen.findByText('A round in five bars: locked')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Cash and burn' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Decide' })).toBeNull();
  },
};

export const Conflict: Story = {
  tags: ['narrow'],
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async () => ({
      ok: false,
      error: 'Another editor saved this course',
      rival: buildEditorCourse({ name: 'Count your months', featured: true, attachments: [], revision: 4 }),
    })),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' today');
    await userEvent.click(button('Save'));
    await expect(await screen.findByText(/Edda Torres saved this course in the meantime/)).toBeVisible();
    await expect(field('Name')).toHaveValue('Know your runway today');
    await userEvent.click(button('Use theirs: Name'));
    await expect(field('Name')).toHaveValue('Count your months');
    await expect(button('Use theirs: Attachments')).toBeVisible();
    await userEvent.click(button('Save'));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ revision: 4, name: 'Count your months', isFeatured: false }),
    );
  },
};

export const Restored: Story = {
  args: { stored: { ...createCourseDraft(course), name: 'Half a thought' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half a thought');
    await userEvent.click(button('Discard it'));
    await expect(field('Name')).toHaveValue('Know your runway');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
};

export const SaveFails: Story = {
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async () => ({ ok: false, error: 'Another course has this URL slug' })),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' today');
    await userEvent.click(button('Save'));
    await expect(await screen.findByText('Another course has this URL slug')).toBeVisible();
    await expect(args.onNotice).toHaveBeenCalledWith({ message: 'Another course has this URL slug', tone: 'critical' });
    await expect(field('Name')).toHaveValue('Know your runway today');
  },
};

export const Deleting: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Know your runway”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onNotice).toHaveBeenCalledWith({ message: 'Course deleted', tone: 'positive' }));
  },
};

export const Loading: Story = { args: { course: loading() } };

export const Failed: Story = { args: { course: failed('Failed to fetch course') } };
