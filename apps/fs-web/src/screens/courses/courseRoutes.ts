import type { AppRoute } from '../../AppRoute.ts';

const course = {
  audience: 'anyone',
  load: async () => (await import('./CourseScreen.tsx')).CourseScreen,
} as const satisfies Omit<AppRoute, 'path' | 'title'>;

/** Pages of courses and reports. */
export const courseRoutes = [
  {
    path: '/advisory',
    audience: 'anyone',
    title: 'advisory',
    load: async () => (await import('./AdvisoryScreen.tsx')).AdvisoryScreen,
  },
  {
    path: '/advisory/library/$categorySlug',
    audience: 'anyone',
    title: 'library',
    load: async () => (await import('./CourseListScreen.tsx')).LibraryScreen,
  },
  { path: '/advisory/library/$categorySlug/$courseSlug', title: 'course', ...course },
  {
    path: '/research/reports',
    audience: 'anyone',
    title: 'reports',
    load: async () => (await import('./CourseListScreen.tsx')).ReportsScreen,
  },
  { path: '/research/reports/$courseSlug', title: 'report', ...course },
] as const satisfies readonly AppRoute[];
