import type { Course, CourseCard } from '@fs/api-contract';
import { lessonCaptions, lessonSeconds, lessonVideo } from '@fs/fixtures';

export const buildCourseCard = (changes: Partial<CourseCard> = {}): CourseCard => ({
  id: 'runway',
  name: 'Know your runway',
  category: 'finance',
  slug: 'know-your-runway',
  short_description: 'One table that says how many months are left.',
  description: 'Cash, burn and the three decisions that move them.',
  featuredimage: null,
  published: true,
  featured: false,
  bizAssessmentCategory: 'finance',
  order: 0,
  paid: false,
  locked: false,
  minutes: 4,
  progress: null,
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...changes,
});

export const buildCourse = (changes: Partial<Course> = {}): Course => ({
  ...buildCourseCard(),
  content: '## Cash and burn\n\nRunway is cash divided by what you lose in a month.',
  videos: [
    {
      id: 'bars',
      title: 'A round in five bars',
      previewimage: null,
      description: 'Five bars, one after another.',
      duration: lessonSeconds,
      order: 0,
      url: `data:video/webm;base64,${lessonVideo}`,
      captions: `data:text/vtt,${encodeURIComponent(lessonCaptions)}`,
      seconds: 0,
    },
  ],
  attachments: [
    {
      id: 'table',
      title: 'Runway table',
      description: 'A table to fill in.',
      filetype: 'text/csv',
      order: 0,
      name: 'runway-table.csv',
      size: 2048,
      url: '/files/table',
    },
  ],
  next: { id: 'terms', name: 'Read a term sheet', category: 'finance', slug: 'read-a-term-sheet' },
  ...changes,
});
