import { SlackConfirm } from '@fs/account-widgets';
import { Page, useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { appMessages } from '../../App.messages.ts';
import { homePath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { linkSlackMutation, slackLinkQuery } from '../../queries/slack.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { slackUserIdIn } from './slackUserIdIn.ts';

/** Where Slack's link leads: asks, links the Slack user, and goes home with a notice (AMB-014, decision 100). */
export function SlackScreen() {
  const messages = useMessages(appMessages);
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const router = useRouter();
  const slackUserId = slackUserIdIn(useAddressSearch().search);
  const link = useQuery({ ...slackLinkQuery(client), select: (answer) => answer.link });
  const save = useMutation(linkSlackMutation(client));

  function onLink() {
    if (slackUserId === undefined) return;
    save.mutate(slackUserId, {
      onSuccess: () => {
        toasts.show({ message: messages.slackLinked, tone: 'positive' });
        void router.navigate({ href: homePath, replace: true });
      },
    });
  }

  return (
    <Page id={contentId} width="form">
      <SlackConfirm
        slackUserId={slackUserId}
        email={user?.attributes.email ?? ''}
        link={toLoadable(link)}
        onLink={onLink}
        isLinking={save.isPending}
        failure={save.error?.message}
        homeHref={homePath}
        onRetry={() => void link.refetch()}
      />
    </Page>
  );
}
