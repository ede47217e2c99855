import type { RouteTable } from './route.ts';

/** Notices to a user, and the links of mails that stop them (ours). */
export const noticeRoutes = {
  getNotices: {
    method: 'GET',
    path: '/api/notices',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Something went wrong',
  },
  markNoticesRead: {
    method: 'PUT',
    path: '/api/notices/read',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t mark notices as read. Try again.',
  },
} as const satisfies RouteTable;
