import type { RouteTable } from './route.ts';

/** What a user keeps about themselves (research §7, accounts §7). */
export const accountRoutes = {
  getAccount: {
    method: 'GET',
    path: '/account',
    audience: 'signed-in',
    failure: 'Failed to retrieve the User Account.',
  },
  saveAccount: {
    method: 'PUT',
    path: '/account',
    audience: 'signed-in',
    failure: 'Failed to update the User Account.',
  },
  /** The text is for a file that got no place to go; one whose transfer breaks off is named (decision AMB-037). */
  getAvatarUpload: {
    method: 'GET',
    path: '/account/avatar/upload',
    audience: 'signed-in',
    failure: 'File upload failed.',
  },
  getAvatars: {
    method: 'GET',
    path: '/account/avatar',
    audience: 'signed-in',
    failure: 'Failed to retrieve the User Avatar.',
  },
  getTours: {
    method: 'GET',
    path: '/account/tours',
    audience: 'signed-in',
    failure: 'Failed to retrieve user tours.',
  },
  /** How many emails the caller's lists would have sent lately, by frequency (ours). */
  getMailForecast: {
    method: 'GET',
    path: '/account/mail',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your emails.',
  },
  /** What was signed in anywhere until now is worth nothing here from now on, whoever keeps the sessions. */
  endSessions: {
    method: 'DELETE',
    path: '/account/sessions',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t log out everywhere. Try again.',
  },
  /** Where the caller is signed in (ours). Empty where another provider keeps the sessions. */
  listSessions: {
    method: 'GET',
    path: '/account/sessions',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to retrieve sessions.',
  },
  /** Ends one of them (ours). */
  endSession: {
    method: 'DELETE',
    path: '/account/sessions/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to end the session.',
  },
  saveTours: { method: 'PUT', path: '/account/tours', audience: 'signed-in', failure: 'Failed updating tours' },
} as const satisfies RouteTable;
