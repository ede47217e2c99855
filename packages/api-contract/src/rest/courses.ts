import type { RouteTable } from './route.ts';

const load = 'Failed to fetch course';
const save = 'Failed to save course';

const editors = ['editors'] as const;

/** Courses beside the queries of GraphQL: links to their files, progress, and what editors do. All additions. */
/** What a failure to make a course a draft shows, in place of the text of its call. */
export const unpublishFailure = 'Failed to unpublish course';

export const courseRoutes = {
  /** A new link to a video, its captions or an attachment, for those who may read the course. */
  getCourseFile: {
    method: 'GET',
    path: '/api-public/courses/:id/files/:file',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to fetch file',
  },
  saveCourseProgress: {
    method: 'PUT',
    path: '/courses/:id/progress',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to save progress',
  },
  listEditorCourses: { method: 'GET', path: '/editors/courses', isAddition: true, audience: editors, failure: load },
  createEditorCourse: { method: 'POST', path: '/editors/courses', isAddition: true, audience: editors, failure: save },
  /** Puts the courses of a category in an order. */
  orderEditorCourses: {
    method: 'PUT',
    path: '/editors/courses/order',
    isAddition: true,
    audience: editors,
    failure: 'Failed to move course',
  },
  getEditorCourse: { method: 'GET', path: '/editors/courses/:id', isAddition: true, audience: editors, failure: load },
  updateEditorCourse: {
    method: 'PUT',
    path: '/editors/courses/:id',
    isAddition: true,
    audience: editors,
    failure: save,
  },
  publishEditorCourse: {
    method: 'PUT',
    path: '/editors/courses/:id/published',
    isAddition: true,
    audience: editors,
    failure: 'Failed to publish course',
  },
  deleteEditorCourse: {
    method: 'DELETE',
    path: '/editors/courses/:id',
    isAddition: true,
    audience: editors,
    failure: 'Failed to delete course',
  },
  getCourseUpload: {
    method: 'GET',
    path: '/editors/courses/:id/upload',
    isAddition: true,
    audience: editors,
    failure: 'File upload failed.',
  },
} as const satisfies RouteTable;
