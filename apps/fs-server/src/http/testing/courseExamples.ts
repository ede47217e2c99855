import type { courseRoutes } from '@fs/api-contract';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

const withFile = ({ world }: TestServer) => world.courses.find(({ attachments }) => attachments.length > 0);
const freeCourse = ({ world }: TestServer) => world.courses.find(({ isPaid }) => !isPaid);

const ofCourse = (server: TestServer): Example => ({ params: { id: freeCourse(server)?.id ?? '' } });

export const courseChanges = {
  name: 'A course',
  category: 'product',
  slug: 'a-course',
  short_description: 'What it is about',
  description: '',
  content: '## One\n\nFirst.\n\n## Two\n\nSecond.',
  featuredimage: null,
  published: true,
  featured: false,
  paid: false,
  bizAssessmentCategory: null,
  attachments: [],
  videos: [],
  revision: 1,
} as const;

/** Creates a course that is not published, and has one revision. */
async function draftExample({ database: { kysely } }: TestServer): Promise<Example> {
  const slug = `draft-${Math.trunc(performance.now() * 1000)}`;
  const draft = { name: 'A draft', category: 'growth' as const, slug, position: 99 };
  return { params: await kysely.insertInto('courses').values(draft).returning('id').executeTakeFirstOrThrow() };
}

/** A call of every route of courses that succeeds in the sample world. */
export const courseExamples: Record<keyof typeof courseRoutes, (server: TestServer) => Example | Promise<Example>> = {
  getCourseFile: (server) => {
    const course = withFile(server);
    return { params: { id: course?.id ?? '', file: course?.attachments[0]?.id ?? '' } };
  },
  saveCourseProgress: (server) => ({ ...ofCourse(server), body: { done: true } }),
  listEditorCourses: () => ({}),
  createEditorCourse: () => ({ body: { name: 'An example', category: 'sales' } }),
  orderEditorCourses: ({ world }) => ({
    body: {
      category: 'finance',
      ids: world.courses.filter(({ category }) => category === 'finance').map(({ id }) => id),
    },
  }),
  getEditorCourse: ofCourse,
  updateEditorCourse: async (server) => {
    const { params } = await draftExample(server);
    return { params: params ?? {}, body: { ...courseChanges, slug: `changed-${params?.id}` } };
  },
  publishEditorCourse: async (server) => ({ ...(await draftExample(server)), body: { published: true } }),
  deleteEditorCourse: draftExample,
  getCourseUpload: (server) => ({ ...ofCourse(server), query: { type: 'text/csv', size: '100' } }),
};
