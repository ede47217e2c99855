import { failed, loading, ready, Wall } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { buildCourse } from '../../testing/buildCourse.ts';
import { CourseLesson } from './CourseLesson.tsx';
import type { VideoAddresses } from './CourseVideo.tsx';

const meta = {
  title: 'Account/CourseLesson',
  component: CourseLesson,
  args: {
    course: ready(buildCourse()),
    hrefOf: ({ slug }) => `/advisory/library/finance/${slug}`,
    wall: <Wall title="Upgrade to read the whole course" actions={<a href="/plans">Upgrade</a>} />,
    onRenew: fn(async () => null),
    onDownload: fn(async () => true),
    onStop: fn(async () => true),
    onDone: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CourseLesson>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The place of the user is within the video. */
const begun = buildCourse({ videos: buildCourse().videos.map((video) => ({ ...video, seconds: 4 })) });
const player = (canvas: HTMLElement) => canvas.querySelector('video') as HTMLVideoElement;

export const Ready: Story = {
  args: { course: ready(begun) },
  parameters: { requirements: ['COURSE-001'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('heading', { name: 'Cash and burn' });
    const video = player(canvasElement);
    await waitFor(() => expect(video.currentTime).toBe(4));
    await expect(video.paused).toBe(true);
    await expect(video.autoplay).toBe(false);
    await expect(video.controls).toBe(true);
    await expect(video.textTracks[0]?.kind).toBe('captions');
    await expect(canvas.getByText('0:08 · You stopped at 0:04.')).toBeVisible();
    await expect(canvas.getByText('CSV')).toBeVisible();
    await expect(canvas.getByText('2.00 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download: Runway table' }));
    await expect(args.onDownload).toHaveBeenCalledWith(begun.attachments[0]);
    await expect(canvas.getByRole('link', { name: 'Read a term sheet' })).toHaveAttribute(
      'href',
      '/advisory/library/finance/read-a-term-sheet',
    );
    video.currentTime = 6;
    await waitFor(() => expect(video.seeking).toBe(false));
    fireEvent.timeUpdate(video);
    fireEvent.pause(video);
    await expect(args.onStop).toHaveBeenCalledWith(begun.videos[0], 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(args.onDone).toHaveBeenCalledWith(true);
  },
};

export const Done: Story = {
  args: { course: ready(buildCourse({ videos: [], progress: { percent: 100, done: true } })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as not done' }));
    await expect(args.onDone).toHaveBeenCalledWith(false);
  },
};

export const Locked: Story = {
  args: {
    course: ready(
      buildCourse({
        paid: true,
        locked: true,
        videos: buildCourse().videos.map((video) => ({ ...video, url: null, captions: null })),
        attachments: buildCourse().attachments.map((attachment) => ({ ...attachment, url: null })),
      }),
    ),
  },
  tags: ['narrow'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Cash and burn' });
    await expect(canvas.getByText('Upgrade to read the whole course')).toBeVisible();
    await expect(player(canvasElement)).toBeNull();
    await expect(canvas.getByText('A round in five bars · 0:08')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const expired = buildCourse({
  videos: begun.videos.map((video) => ({ ...video, url: 'data:video/webm;base64,AAAA', captions: null })),
});

const renewOnce = fn(
  async (): Promise<VideoAddresses> =>
    renewOnce.mock.calls.length === 1 ? { url: begun.videos[0]?.url ?? '', captions: null } : null,
);

export const ExpiredVideo: Story = {
  args: {
    course: ready(expired),
    onRenew: renewOnce,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledOnce());
    await waitFor(() => expect(player(canvasElement).currentTime).toBe(4));
    fireEvent.error(player(canvasElement));
    await canvas.findByText('This video can’t be played now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRenew).toHaveBeenCalledTimes(3);
  },
};

export const UnsavedPlace: Story = {
  args: { course: ready(begun), onStop: fn(async () => false) },
  play: async ({ args, canvas, canvasElement }) => {
    const video = player(canvasElement);
    await waitFor(() => expect(video.currentTime).toBe(4));
    for (const seconds of [6, 7]) {
      video.currentTime = seconds;
      await waitFor(() => expect(video.seeking).toBe(false));
      fireEvent.timeUpdate(video);
      fireEvent.pause(video);
    }
    await expect(await canvas.findByText('Your place in this video isn’t saved yet.')).toBeVisible();
    await expect(args.onStop).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStop).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.onStop).toHaveBeenCalledTimes(4));
    await expect(args.onStop).toHaveBeenLastCalledWith(begun.videos[0], 7);
  },
};

export const FailedDownload: Story = {
  args: { course: ready(buildCourse({ videos: [] })), onDownload: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download: Runway table' }));
    await canvas.findByText('Couldn’t download this file. Try again.');
  },
};

export const SignedOut: Story = {
  args: { course: ready(buildCourse({ videos: [] })), onStop: undefined, onDone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Loading: Story = { args: { course: loading() } };

export const Failed: Story = {
  args: { course: failed('Failed to fetch course') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
