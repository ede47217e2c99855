import { capabilityGroups, experimentGroups } from '@fs/api-contract';
import type { AppRoute } from '../../AppRoute.ts';

/** The pages of staff. For others they are missing (AMB-005). */
export const staffRoutes = [
  {
    path: '/admin/messages',
    audience: 'signed-in',
    groups: capabilityGroups.messaging,
    title: 'adminMessages',
    search: ['channel'],
    load: async () => (await import('../messages/AdminMessagesScreen.tsx')).AdminMessagesScreen,
  },
  {
    path: '/admin',
    audience: 'signed-in',
    groups: ['admin'],
    title: 'admin',
    search: ['kind', 'state', 'page'],
    load: async () => (await import('./AdminScreen.tsx')).AdminScreen,
  },
  {
    path: '/admin/company/$companyId',
    audience: 'signed-in',
    groups: ['admin'],
    title: 'companyFacts',
    load: async () => (await import('./AdminCompanyScreen.tsx')).AdminCompanyScreen,
  },
  {
    path: '/editors/admin',
    audience: 'signed-in',
    groups: ['editors'],
    title: 'editors',
    search: ['article', 'new'],
    load: async () => (await import('../editors/EditorsScreen.tsx')).EditorsScreen,
  },
  // Administrators need not be editors (decision AMB-021).
  {
    path: '/editors/admin/words',
    audience: 'signed-in',
    groups: ['admin'],
    title: 'words',
    load: async () => (await import('../editors/WordsScreen.tsx')).WordsScreen,
  },
  {
    path: '/advisory/admin',
    audience: 'signed-in',
    groups: ['editors'],
    title: 'editorCourses',
    load: async () => (await import('../editors/EditorCoursesScreen.tsx')).EditorCoursesScreen,
  },
  {
    path: '/advisory/admin/edit/$courseId',
    audience: 'signed-in',
    groups: ['editors'],
    title: 'editorCourse',
    load: async () => (await import('../editors/EditorCourseScreen.tsx')).EditorCourseScreen,
  },
  {
    path: '/experimental',
    audience: 'signed-in',
    groups: experimentGroups,
    title: 'experimental',
    load: async () => (await import('../experiments/ExperimentsScreen.tsx')).ExperimentsScreen,
  },
] as const satisfies readonly AppRoute[];
