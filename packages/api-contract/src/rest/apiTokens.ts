import type { RouteTable } from './route.ts';

/** The user's personal API tokens (ours). */
export const apiTokenRoutes = {
  listApiTokens: {
    method: 'GET',
    path: '/api/tokens',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your API tokens.',
  },
  createApiToken: {
    method: 'POST',
    path: '/api/tokens',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t create the token. Try again.',
  },
  revokeApiToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t revoke the token. Try again.',
  },
} as const satisfies RouteTable;
