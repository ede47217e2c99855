import {
  type CallInput,
  type Course,
  type CourseCard,
  type CourseCategory,
  type CourseChanges,
  type CourseFileType,
  type CourseProgress,
  type courseRoutes,
  type EditorCourse,
  type EditorCourseRow,
  type LibraryCategory,
  type Outcome,
  type UploadTarget,
  unpublishFailure,
} from '@fs/api-contract';
import {
  CourseBySlugDocument,
  type CourseBySlugQuery,
  type CourseCardFieldsFragment,
  CoursesByCategoryDocument,
  FeaturedCoursesDocument,
  ListCoursesDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome, readPages, withoutData } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadProgress, UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

type WholeCourse = NonNullable<CourseBySlugQuery['courseBySlug']>;

/** A file that was uploaded for a course and belongs to it with its next save. */
export interface CourseUpload {
  key: string;
}

/** Calls for courses and reports. A failed list has what had arrived as its data. */
export function courseCalls(rest: RestTransport, graphql: GraphQLTransport, upload: UploadTransport) {
  const calls = {
    /** Returns a new address of a video, of its captions (`-captions` after the id) or of an attachment. */
    getCourseFile: (params: { id: string; file: string }, options?: CallOptions): Promise<Outcome<{ url: string }>> =>
      rest.call('getCourseFile', { params }, options),

    /** Stores where the user stopped in a video, or that the course is done. */
    saveCourseProgress: (
      id: string,
      body: CallInput<'saveCourseProgress'>['body'],
      options?: CallOptions,
    ): Promise<Outcome<CourseProgress>> => rest.call('saveCourseProgress', { params: { id }, body }, options),

    listEditorCourses: (options?: CallOptions): Promise<Outcome<EditorCourseRow[]>> =>
      rest.call('listEditorCourses', {}, options),

    /** Creates a course without content, which is not published. */
    createEditorCourse: (
      body: CallInput<'createEditorCourse'>['body'],
      options?: CallOptions,
    ): Promise<Outcome<EditorCourse>> => rest.call('createEditorCourse', { body }, options),

    /** Puts all courses of a category in an order. */
    orderEditorCourses: (body: CallInput<'orderEditorCourses'>['body'], options?: CallOptions) =>
      rest.call('orderEditorCourses', { body }, options),

    getEditorCourse: (id: string, options?: CallOptions): Promise<Outcome<EditorCourse>> =>
      rest.call('getEditorCourse', { params: { id } }, options),

    /** Saves a course. `conflict` if another revision was saved since; nothing is changed then. */
    updateEditorCourse: (id: string, body: CourseChanges, options?: CallOptions): Promise<Outcome<EditorCourse>> =>
      rest.call('updateEditorCourse', { params: { id }, body }, options),

    /** Publishes a course, or makes it a draft again. */
    async publishEditorCourse(
      id: string,
      published: boolean,
      options?: CallOptions,
    ): Promise<Outcome<EditorCourseRow>> {
      const outcome = await rest.call('publishEditorCourse', { params: { id }, body: { published } }, options);
      return outcome.ok || published ? outcome : { ...outcome, error: unpublishFailure };
    },

    deleteEditorCourse: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('deleteEditorCourse', { params: { id } }, options),

    /** Returns where to upload a file. `uploadCourseFile` does the whole upload. */
    getCourseUpload: (
      id: string,
      query: { type: CourseFileType; size: number },
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getCourseUpload', { params: { id }, query }, options),
  } satisfies AreaCalls<typeof courseRoutes>;

  return {
    ...calls,

    /** Returns a course by its slug, or by one that it had. */
    async courseBySlug(slug: string, options?: CallOptions): Promise<Outcome<Course>> {
      const call = { operation: 'courseBySlug', document: CourseBySlugDocument, variables: { slug } } as const;
      const outcome = await graphql.call(call, options);
      if (outcome.ok && outcome.data.courseBySlug === null) {
        return { ok: false, error: 'Failed to fetch course', reason: 'not-found' };
      }
      return mapOutcome(outcome, (data) => toCourse(data.courseBySlug as WholeCourse));
    },

    /** Returns the featured courses of all categories. */
    featuredCourses: (options?: CallOptions) =>
      readPages(async (page) => {
        const call = { operation: 'featuredCourses', document: FeaturedCoursesDocument, variables: page } as const;
        return mapOutcome(await graphql.call(call, options), (data) => toPage(data.featuredCourses));
      }),

    /** Returns the courses of a category, the featured ones first. */
    coursesByCategory: (category: CourseCategory, options?: CallOptions) =>
      readPages(async (page) => {
        const variables = { category, ...page };
        const call = { operation: 'coursesByCategory', document: CoursesByCategoryDocument, variables } as const;
        return mapOutcome(await graphql.call(call, options), (data) => toPage(data.coursesByCategory));
      }),

    /** Returns all courses and reports. */
    listCourses: (options?: CallOptions) =>
      readPages(async (page) => {
        const call = { operation: 'listCourses', document: ListCoursesDocument, variables: page } as const;
        return mapOutcome(await graphql.call(call, options), (data) => toPage(data.listCourses));
      }),

    /** Uploads a file for a course. */
    async uploadCourseFile(
      id: string,
      file: File,
      type: CourseFileType,
      options?: CallOptions & UploadProgress,
    ): Promise<Outcome<CourseUpload>> {
      const target = await calls.getCourseUpload(id, { type, size: file.size }, options);
      if (!target.ok) return withoutData(target);
      return mapOutcome(await upload.put(target.data, file, options), () => ({ key: target.data.key }));
    },
  };
}

function toPage({ items, nextToken }: { items: CourseCardFieldsFragment[]; nextToken: string | null }) {
  return { items: items.map(toCard), nextToken };
}

function toCard(course: CourseCardFieldsFragment): CourseCard {
  return {
    ...course,
    category: course.category as CourseCategory,
    bizAssessmentCategory: course.bizAssessmentCategory as LibraryCategory | null,
  };
}

function toCourse({ content, attachments, videos, next, ...card }: WholeCourse): Course {
  return {
    ...toCard(card),
    content,
    attachments,
    videos,
    next: next && { ...next, category: next.category as CourseCategory },
  };
}
