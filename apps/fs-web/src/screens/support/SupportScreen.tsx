import { readPlanOrder, SupportForm, SupportHelp } from '@fs/account-widgets';
import { readPlanWish, readSignupPlan } from '@fs/account-widgets/login';
import { Grid, Page } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addCompanyPath,
  homePath,
  inquiryPaths,
  loginPath,
  notificationsPath,
  plansPath,
} from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { submitFormMutation } from '../../queries/forms.ts';
import { plansQuery } from '../../queries/plans.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** Support form and frequently asked questions. */
export function SupportScreen() {
  const { client, environment } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const send = useMutation(submitFormMutation(client, 'support'));
  const { search } = useAddressSearch();
  const wish = { plan: readSignupPlan(search.plan), ...readPlanWish(search.price, search.seats) };
  const plans = useQuery({ ...plansQuery(client), enabled: wish.price !== null });
  const order = plans.data ? readPlanOrder(plans.data, wish) : null;
  const { given_name = '', family_name = '', email } = user?.attributes ?? {};
  return (
    <Page id={contentId}>
      <Grid columns="wide" gap="12">
        <SupportForm
          // Begins anew when the plan is known, whose name the request has.
          key={order?.priceId}
          order={order}
          initialName={`${given_name} ${family_name}`.trim()}
          initialEmail={email}
          initialSubject={search.subject}
          onSend={(request) => send.mutate({ ...request, ...(search.company && { company: search.company }) })}
          isSending={send.isPending}
          failure={send.error?.message}
          sent={send.isSuccess ? { email: send.variables.email, id: send.data.id } : undefined}
          onAgain={send.reset}
          homeHref={user ? homePath : '/'}
        />
        <SupportHelp
          hrefs={{
            password: reachable(loginPath),
            google: reachable(loginPath),
            watchlists: reachable(plansPath),
            company: reachable(addCompanyPath),
            emails: reachable(notificationsPath),
            partnership: reachable(inquiryPaths['partnership-inquiry']),
            investor: reachable(inquiryPaths['investor-inquiry']),
          }}
          without={environment.identity.google ? [] : ['google']}
          version={environment.version}
        />
      </Grid>
    </Page>
  );
}
