import type { RouteTable } from './route.ts';

const admins = ['admin'] as const;

/** What waits for administrators. The specification names the page only (decisions 084 and AMB-196). */
export const staffRoutes = {
  /** Suggested companies, reports of wrong facts, and messages from forms. */
  listSubmissions: {
    method: 'GET',
    path: '/api/admin/submissions',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch messages',
  },
  /** Closes a submission. An answer is mailed to its sender. */
  answerSubmission: {
    method: 'PUT',
    path: '/api/admin/submissions/:id',
    isAddition: true,
    audience: admins,
    failure: 'Failed to send the answer',
  },
  /** Jobs that were given up, without their content. */
  listFailedJobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch jobs',
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/:id',
    isAddition: true,
    audience: admins,
    failure: 'Failed to retry the job',
  },
  listAuditEvents: {
    method: 'GET',
    path: '/api/admin/audit',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch the audit log',
  },
  /** What users that were found may do. Unlike the search, not for messengers. */
  getUserRoles: {
    method: 'GET',
    path: '/api/admin/users/roles',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch users',
  },
} as const satisfies RouteTable;
