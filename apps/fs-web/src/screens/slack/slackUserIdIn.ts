import { isSlackUserId } from '@fs/api-contract';

/** The id of the Slack user in an address: `slackUserId`, otherwise `user_id` (AMB-014). Undefined without a valid one. */
export function slackUserIdIn(search: { slackUserId?: string; user_id?: string }): string | undefined {
  const id = search.slackUserId ?? search.user_id;
  return isSlackUserId(id) ? id : undefined;
}
