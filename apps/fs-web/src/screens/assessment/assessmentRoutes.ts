import { assessmentPath } from '@fs/api-contract';
import type { AppRoute } from '../../AppRoute.ts';

/** Pages of the business assessment. */
export const assessmentRoutes = [
  {
    path: assessmentPath,
    audience: 'anyone',
    title: 'assessment',
    search: ['previous'],
    load: async () => (await import('./AssessmentScreen.tsx')).AssessmentScreen,
  },
  {
    path: `${assessmentPath}/result`,
    audience: 'anyone',
    title: 'assessmentResult',
    search: ['id'],
    load: async () => (await import('./AssessmentResultScreen.tsx')).AssessmentResultScreen,
  },
] as const satisfies readonly AppRoute[];
