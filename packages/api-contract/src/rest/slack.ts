import type { RouteTable } from './route.ts';

/** The Slack user of a user. Slack is another service than the chat of the channels (AMB-014). */
export const slackRoutes = {
  linkSlack: {
    method: 'POST',
    path: '/slackauth',
    audience: 'signed-in',
    requestsPerMinute: 20,
    failure: 'Something went wrong',
  },
  getSlackLink: {
    method: 'GET',
    path: '/api/slack-link',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your Slack user.',
  },
  unlinkSlack: {
    method: 'DELETE',
    path: '/api/slack-link',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t unlink Slack. Try again.',
  },
} as const satisfies RouteTable;
