import type { RouteTable } from './route.ts';

/** What the server does for a user (AMB-187): a data snapshot, or what a tool was asked for. */
export const jobTypes = ['snapshot', 'investors', 'blog', 'social', 'podcasts', 'content'] as const;
export type JobType = (typeof jobTypes)[number];

/** The jobs that are tools. */
export type ToolType = Exclude<JobType, 'snapshot'>;
export const toolTypes: readonly ToolType[] = ['investors', 'blog', 'social', 'podcasts', 'content'];

/** AMB-134. */
export const jobStatuses = ['PENDING', 'RUNNING', 'COMPLETE', 'FAILED'] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const documentStatuses = ['DRAFT', 'READY', 'ERROR'] as const;

/** Why a job failed: canceled by its owner, no data to work with, no longer allowed, too large, or a fault of ours. */
export const jobFailures = ['canceled', 'no-data', 'denied', 'too-large', 'unexpected'] as const;
export type JobFailureCause = (typeof jobFailures)[number];

/** `notebook` is written by a user, `blog` by the tool. */
export const documentTypes = ['notebook', 'blog'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Tables of which a snapshot can be stored. */
export const snapshotTables = ['companies', 'fundings', 'watchlistCompanies'] as const;
export type SnapshotTable = (typeof snapshotTables)[number];

/** What tools need besides the stored jobs and documents, which are GraphQL. */
export const makingRoutes = {
  /** A link to the file of a job, valid for some minutes. */
  getJobFile: {
    method: 'GET',
    path: '/api/jobs/:id/file',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to download file',
  },
  /** A finished example of a tool, made from data that every plan includes. */
  getToolExample: {
    method: 'GET',
    path: '/api/tools/:type/example',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch example',
  },
} as const satisfies RouteTable;
