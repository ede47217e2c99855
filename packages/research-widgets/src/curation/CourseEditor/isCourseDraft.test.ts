import { expect, test } from 'vitest';
import { buildEditorCourse } from '../../testing/buildEditorCourse.ts';
import { createCourseDraft, emptyVideo, isCourseDraft } from './courseDraft.ts';

const draft = createCourseDraft(buildEditorCourse());

test('input of this form is restored, also with a video without a file', () => {
  const stored: unknown = JSON.parse(JSON.stringify({ ...draft, videos: [emptyVideo()] }));
  expect(isCourseDraft(stored)).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'draft'],
  ['no category', { ...draft, category: undefined }],
  ['a number as name', { ...draft, name: 7 }],
  ['no list of videos', { ...draft, videos: 'none' }],
  ['a video that is null', { ...draft, videos: [null] }],
  ['a video without a title', { ...draft, videos: [{ ...emptyVideo(), title: undefined }] }],
  ['an attachment whose file has no name', { ...draft, attachments: [{ ...emptyVideo(), file: {} }] }],
])('stored input with %s is not restored', (_what, stored) => {
  expect(isCourseDraft(stored)).toBe(false);
});
