import { type Static, Type } from 'typebox';
import { courseCategories, courseFileTypes, libraryCategories } from '../courses.ts';
import { limits } from '../limits.ts';
import { UploadTargetSchema } from './account.schemas.ts';
import type { courseRoutes } from './courses.ts';
import { ClosedObject, Count, Identifier, Instant, Nullable, NullableString, Text, Whole } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Something that can be seen. */
const VisibleText = (maxLength: number) => Text(maxLength, { pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' });
/** An address of the web, or of an image that was uploaded here. */
const ImageAddress = Text(limits.webAddress, { pattern: '^(https?://|/files/)[^\\s\\u0000\\ud800-\\udfff]+$' });
const Category = Type.Enum([...courseCategories]);

/** A file of a course: `id` of one that is stored, or `key` of one that was uploaded since. */
const fileFields = {
  id: Type.Optional(Identifier),
  key: Type.Optional(Identifier),
  title: VisibleText(limits.courseName),
  description: Text(limits.courseFileText),
};

const AttachmentChanges = ClosedObject({ ...fileFields, name: VisibleText(limits.fileName) });

const VideoChanges = ClosedObject({
  ...fileFields,
  previewimage: Nullable(ImageAddress),
  /** Seconds. */
  duration: Whole(1, limits.videoSeconds),
  /** Key of captions that were uploaded since; null for none. Left out, they stay. */
  captions: Type.Optional(Nullable(Identifier)),
});

const CourseChanges = ClosedObject({
  name: VisibleText(limits.courseName),
  category: Category,
  slug: VisibleText(limits.articleSlug),
  short_description: Text(limits.courseSummary),
  description: Text(limits.articleDescription),
  content: Text(limits.courseContent),
  featuredimage: Nullable(ImageAddress),
  published: Type.Boolean(),
  featured: Type.Boolean(),
  /** Only users with paid content see more than its first section. */
  paid: Type.Boolean(),
  /** The part of the business assessment that recommends the course. */
  bizAssessmentCategory: Nullable(Type.Enum([...libraryCategories])),
  /** In their order. What is left out is deleted. */
  attachments: Type.Array(AttachmentChanges, { maxItems: limits.courseAttachments }),
  videos: Type.Array(VideoChanges, { maxItems: limits.courseVideos }),
  /** `revision` of the course that was edited. If another was saved since, the answer is 409. */
  revision: Whole(1, 2 ** 31 - 1),
});

const EditorAttachmentSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  filetype: Type.String(),
  order: Count,
  name: Type.String(),
  size: Count,
  /** Signed for the caller. */
  url: Type.String(),
});

const EditorVideoSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  previewimage: NullableString,
  duration: Count,
  order: Count,
  size: Count,
  url: Type.String(),
  captions: NullableString,
});

/** A course as editors see it. */
export const EditorCourseSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  category: Category,
  slug: Type.String(),
  short_description: Type.String(),
  description: Type.String(),
  content: Type.String(),
  featuredimage: NullableString,
  published: Type.Boolean(),
  featured: Type.Boolean(),
  paid: Type.Boolean(),
  bizAssessmentCategory: Nullable(Type.Enum([...libraryCategories])),
  order: Count,
  attachments: Type.Array(EditorAttachmentSchema, { maxItems: limits.courseAttachments }),
  videos: Type.Array(EditorVideoSchema, { maxItems: limits.courseVideos }),
  /** Minutes to read and to watch it. */
  minutes: Count,
  /** Increases with each save. */
  revision: Type.Integer({ minimum: 1 }),
  updated_at: Instant,
  /** Who saved it last. */
  edited_by: NullableString,
});

/** A course in the editors' list. */
export const EditorCourseRowSchema = Type.Pick(EditorCourseSchema, [
  'id',
  'name',
  'category',
  'slug',
  'published',
  'featured',
  'paid',
  'order',
  'minutes',
  'updated_at',
  'edited_by',
]);

/** How far a user is in a course. */
export const CourseProgressSchema = Type.Object({
  /** 0 to 100: what was watched of the videos, or all once it is done. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  done: Type.Boolean(),
});

export type CourseChanges = Static<typeof CourseChanges>;
export type EditorCourse = Static<typeof EditorCourseSchema>;
export type EditorCourseRow = Static<typeof EditorCourseRowSchema>;
export type CourseProgress = Static<typeof CourseProgressSchema>;

const ofCourse = ClosedObject({ id: Identifier });

export const courseSchemas = {
  getCourseFile: {
    /** `file` is the id of a video or an attachment, or that of a video and `-captions`. */
    params: ClosedObject({ id: Identifier, file: Identifier }),
    response: Type.Object({ url: Type.String() }),
  },
  saveCourseProgress: {
    params: ofCourse,
    body: ClosedObject({
      done: Type.Optional(Type.Boolean()),
      /** Where the user stopped in a video. */
      video: Type.Optional(ClosedObject({ id: Identifier, seconds: Whole(0, limits.videoSeconds) })),
    }),
    response: CourseProgressSchema,
  },
  listEditorCourses: { response: Type.Array(EditorCourseRowSchema, { maxItems: limits.courses }) },
  createEditorCourse: {
    body: ClosedObject({ name: VisibleText(limits.courseName), category: Category }),
    response: EditorCourseSchema,
  },
  orderEditorCourses: {
    body: ClosedObject({
      category: Category,
      /** All courses of the category. */
      ids: Type.Array(Identifier, { minItems: 1, maxItems: limits.courses }),
    }),
    response: Type.Object({}),
  },
  getEditorCourse: { params: ofCourse, response: EditorCourseSchema },
  updateEditorCourse: { params: ofCourse, body: CourseChanges, response: EditorCourseSchema },
  publishEditorCourse: {
    params: ofCourse,
    body: ClosedObject({ published: Type.Boolean() }),
    response: EditorCourseRowSchema,
  },
  deleteEditorCourse: { params: ofCourse, response: Type.Object({}) },
  getCourseUpload: {
    params: ofCourse,
    query: ClosedObject({ type: Type.Enum([...courseFileTypes]), size: Whole(1, limits.courseVideoBytes) }),
    response: UploadTargetSchema,
  },
} satisfies RouteSchemas<typeof courseRoutes>;
