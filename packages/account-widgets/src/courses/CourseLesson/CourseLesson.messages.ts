import { defineMessages } from '@fs/ui';

export const courseLessonMessages = defineMessages('CourseLesson', {
  course: 'Course',
  videos: 'Videos',
  captions: 'English',
  stoppedAt: ({ time }: { time: string }) => `You stopped at ${time}.`,
  videoFailed: 'This video can’t be played now.',
  placeUnsaved: 'Your place in this video isn’t saved yet.',
  retry: 'Try again',
  lockedVideos: 'Videos of the whole course',
  lockedVideo: ({ title, time }: { title: string; time: string }) => `${title} · ${time}`,
  attachments: 'Attachments',
  download: 'Download',
  downloadFailed: 'Couldn’t download this file. Try again.',
  markDone: 'Mark as done',
  markUndone: 'Mark as not done',
  progress: 'Your progress',
  next: 'Next',
});
