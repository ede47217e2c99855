import type { RouteTable } from './route.ts';

/** The business assessment. The specification names its result and no call (decision AMB-193). */
export const assessmentRoutes = {
  submitAssessment: {
    method: 'POST',
    path: '/api-public/assessments',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 20,
    failure: 'Couldn’t compute your result. Try again later.',
  },
  getAssessment: {
    method: 'GET',
    path: '/api-public/assessments/:id',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 60,
    failure: 'Failed to fetch assessment result',
  },
  getLatestAssessment: {
    method: 'GET',
    path: '/assessments/latest',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch latest assessment',
  },
} as const satisfies RouteTable;
