import { type Static, Type } from 'typebox';
import { longestSlackUserId, slackUserIdPattern } from '../slack.ts';
import { ClosedObject, Instant, Nullable, Text } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { slackRoutes } from './slack.ts';

export const SlackLinkSchema = Type.Object({
  slackUserId: Type.String(),
  linkedAt: Instant,
});

export const slackSchemas = {
  linkSlack: {
    body: ClosedObject({ slackUserId: Text(longestSlackUserId, { pattern: slackUserIdPattern }) }),
    response: SlackLinkSchema,
  },
  getSlackLink: {
    /** Null for a user without one. */
    response: Type.Object({ link: Nullable(SlackLinkSchema) }),
  },
  unlinkSlack: {
    response: Type.Object({}),
  },
} satisfies RouteSchemas<typeof slackRoutes>;

/** A user's Slack user. */
export type SlackLink = Static<typeof SlackLinkSchema>;
