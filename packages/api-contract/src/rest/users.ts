import type { RouteTable } from './route.ts';

/** Finding other users. */
export const userRoutes = {
  /** Messengers find whom to write to (decision AMB-087). The catalog has no text: it is made as its others are. */
  searchUsers: {
    method: 'GET',
    path: '/api/admin/users',
    audience: ['admin', 'messengers'],
    failure: 'Failed to fetch users',
  },
} as const satisfies RouteTable;
