import type { DataClient } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** The user's Slack user. */
export function slackLinkQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['slack-link'],
    queryFn: async ({ signal }) => unwrap(await client.slack.getSlackLink({ signal })),
  });
}

/** Links a Slack user to the user. */
export function linkSlackMutation(client: DataClient) {
  const { queryKey } = slackLinkQuery(client);
  return mutationOptions({
    mutationFn: async (slackUserId: string) => unwrap(await client.slack.linkSlack(slackUserId)),
    onSuccess: (link, _id, _result, { client: queries }) => void queries.setQueryData(queryKey, { link }),
    networkMode: 'always',
  });
}

/** Ends the link. */
export function unlinkSlackMutation(client: DataClient) {
  const { queryKey } = slackLinkQuery(client);
  return mutationOptions({
    mutationFn: async () => unwrap(await client.slack.unlinkSlack()),
    // In any case, because another device may have unlinked it meanwhile.
    onSuccess: (_done, _variables, _result, { client: queries }) => queries.invalidateQueries({ queryKey }),
    onError: (_failure, _variables, _result, { client: queries }) => queries.invalidateQueries({ queryKey }),
    networkMode: 'always',
  });
}
