import { LinkedSlack } from '@fs/account-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { slackLinkQuery, unlinkSlackMutation } from '../../queries/slack.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The Slack user of the account page. */
export function SlackSection() {
  const { client } = useServices();
  const link = useQuery({ ...slackLinkQuery(client), select: (answer) => answer.link });
  const unlink = useMutation(unlinkSlackMutation(client));
  return (
    <LinkedSlack
      link={toLoadable(link)}
      onUnlink={() => unlink.mutate()}
      isUnlinking={unlink.isPending}
      failure={unlink.error?.message}
      onRetry={() => void link.refetch()}
    />
  );
}
