import type { CourseCategory, EditorCourse, EditorCourseRow } from '@fs/api-contract';
import { lessonCaptions, lessonSeconds, lessonVideo } from '@fs/fixtures';

/** The categories of courses, named as their pages. */
export const courseCategoryNames: readonly { id: CourseCategory; label: string }[] = [
  { id: 'product', label: 'Product library' },
  { id: 'finance', label: 'Finance library' },
  { id: 'sales', label: 'Sales library' },
  { id: 'marketing', label: 'Marketing library' },
  { id: 'growth', label: 'Growth library' },
  { id: 'reports', label: 'Reports' },
];

export const buildEditorCourseRow = (changes: Partial<EditorCourseRow> = {}): EditorCourseRow => ({
  id: 'runway',
  name: 'Know your runway',
  category: 'finance',
  slug: 'know-your-runway',
  published: true,
  featured: false,
  paid: false,
  order: 0,
  minutes: 4,
  updated_at: '2026-11-01T09:00:00.000Z',
  edited_by: 'Edda Torres',
  ...changes,
});

export const buildEditorCourse = (changes: Partial<EditorCourse> = {}): EditorCourse => ({
  ...buildEditorCourseRow(),
  short_description: 'One table that says how many months are left.',
  description: 'Cash, burn and the three decisions that move them.',
  content: '## Cash and burn\n\nRunway is cash divided by what you lose in a month.\n\n## Decide\n\nBefore month nine.',
  featuredimage: null,
  bizAssessmentCategory: 'finance',
  videos: [
    {
      id: 'bars',
      title: 'A round in five bars',
      previewimage: null,
      description: 'Five bars, one after another.',
      duration: lessonSeconds,
      order: 0,
      size: 40_960,
      url: `data:video/webm;base64,${lessonVideo}`,
      captions: `data:text/vtt,${encodeURIComponent(lessonCaptions)}`,
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
  revision: 3,
  ...changes,
});
