import { capabilityGroups } from '@fs/api-contract';
import type { AppRoute } from '../../AppRoute.ts';

/** For others the pages are missing (decisions AMB-005 and AMB-016). */
const audience = {
  audience: 'signed-in',
  groups: [...capabilityGroups.ideaGeneration, 'notebooks'],
} as const satisfies Partial<AppRoute>;

/** Pages of notebooks. */
export const notebookRoutes = [
  {
    path: '/notebooks',
    ...audience,
    title: 'notebooks',
    load: async () => (await import('./NotebooksScreen.tsx')).NotebooksScreen,
  },
  {
    path: '/notebooks/$docId',
    ...audience,
    title: 'notebook',
    load: async () => (await import('./NotebookScreen.tsx')).NotebookScreen,
  },
] as const satisfies readonly AppRoute[];
