import { capabilityGroups } from '@fs/api-contract';
import type { AppRoute } from '../../AppRoute.ts';

/** Idea generation is for its groups only, at both addresses (AMB-015). */
const content = {
  audience: 'signed-in',
  groups: capabilityGroups.ideaGeneration,
  title: 'contentPlayground',
  search: ['job'],
  load: async () => (await import('./ToolScreens.tsx')).ContentScreen,
} as const satisfies Omit<AppRoute, 'path'>;

/** Pages of what users make: snapshots of data, and what tools come to. */
export const makingRoutes = [
  {
    path: '/data',
    audience: 'signed-in',
    title: 'snapshots',
    load: async () => (await import('./SnapshotsScreen.tsx')).SnapshotsScreen,
  },
  {
    path: '/data/$jobId',
    audience: 'signed-in',
    title: 'snapshot',
    load: async () => (await import('./SnapshotScreen.tsx')).SnapshotScreen,
  },
  {
    path: '/tools/blog',
    audience: 'signed-in',
    title: 'blogDraft',
    search: ['job'],
    load: async () => (await import('./ToolScreens.tsx')).BlogScreen,
  },
  {
    path: '/tools/investors',
    audience: 'signed-in',
    title: 'investorsResearch',
    search: ['job'],
    load: async () => (await import('./ToolScreens.tsx')).InvestorsScreen,
  },
  {
    path: '/tools/social',
    audience: 'signed-in',
    title: 'socialIdeas',
    search: ['job'],
    load: async () => (await import('./ToolScreens.tsx')).SocialScreen,
  },
  {
    path: '/tools/podcasts',
    audience: 'signed-in',
    title: 'podcastsResearch',
    search: ['job'],
    load: async () => (await import('./ToolScreens.tsx')).PodcastsScreen,
  },
  { path: '/tools/content', ...content },
  { path: '/ideas/content', ...content },
  {
    path: '/tools/workflows',
    audience: 'signed-in',
    title: 'workflows',
    load: async () => (await import('./WorkflowsScreen.tsx')).WorkflowsScreen,
  },
] as const satisfies readonly AppRoute[];
