import { SupportForm, SupportHelp } from '@fs/account-widgets';
import { Grid, Page } from '@fs/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { addCompanyPath, loginPath, notificationsPath, plansPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { submitFormMutation } from '../../queries/forms.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** Support form and frequently asked questions. */
export function SupportScreen() {
  const { client, environment } = useServices();
  const { user } = useSessionState();
  const { subject } = useSearch({ strict: false });
  const reachable = useReachable();
  const send = useMutation(submitFormMutation(client, 'support'));
  const { given_name = '', family_name = '', email } = user?.attributes ?? {};
  return (
    <Page id={contentId}>
      <Grid columns="wide" gap="12">
        <SupportForm
          initialName={`${given_name} ${family_name}`.trim()}
          initialEmail={email}
          initialSubject={subject}
          onSend={(request) => send.mutate(request)}
          isSending={send.isPending}
          failure={send.error?.message}
          sent={send.isSuccess ? { email: send.variables.email, id: send.data.id } : undefined}
          onAgain={send.reset}
          homeHref="/"
        />
        <SupportHelp
          hrefs={{
            password: reachable(loginPath),
            google: reachable(loginPath),
            watchlists: reachable(plansPath),
            company: reachable(addCompanyPath),
            emails: reachable(notificationsPath),
          }}
          without={environment.identity.google ? [] : ['google']}
          version={environment.version}
        />
      </Grid>
    </Page>
  );
}
