import { readPlanOrder, SupportForm, SupportHelp } from '@fs/account-widgets';
import { readPlanWish, readSignupPlan } from '@fs/account-widgets/login';
import { Grid, Page } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
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
import { EarlierRequests } from './EarlierRequests.tsx';
import { useFormDraft } from './useFormDraft.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page from which the user came to support. */
    from?: string;
  }
}

/** Support form, frequently asked questions, and the user's earlier requests. */
export function SupportScreen() {
  const { client, environment } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const { search } = useAddressSearch();
  const about = JSON.stringify([search.subject, search.company, search.plan]);
  const { draft, keep, clear } = useFormDraft(`support.${about}`, ['name', 'email', 'subject', 'message']);
  const send = useMutation(submitFormMutation(client, 'support', clear));
  const wish = { plan: readSignupPlan(search.plan), ...readPlanWish(search.price, search.seats) };
  const plans = useQuery({ ...plansQuery(client), enabled: wish.price !== null });
  const order = plans.data ? readPlanOrder(plans.data, wish) : null;
  const { given_name = '', family_name = '', email } = user?.attributes ?? {};
  const from = useLocation({ select: ({ state }) => state.from });
  const sentWith = { version: environment.version, ...(from !== undefined && { page: from }) };
  const help = {
    hrefs: {
      password: reachable(loginPath),
      google: reachable(loginPath),
      watchlists: reachable(plansPath),
      company: reachable(addCompanyPath),
      emails: reachable(notificationsPath),
      partnership: reachable(inquiryPaths['partnership-inquiry']),
      investor: reachable(inquiryPaths['investor-inquiry']),
    },
    without: environment.identity.google ? [] : (['google'] as const),
    version: environment.version,
  };
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
          onSend={(request) =>
            send.mutate({ ...request, ...sentWith, ...(search.company && { company: search.company }) })
          }
          sentWith={sentWith}
          isSending={send.isPending}
          failure={send.error?.message}
          sent={send.isSuccess ? { email: send.variables.email, id: send.data.id } : undefined}
          onAgain={send.reset}
          homeHref={user ? homePath : '/'}
          draft={draft}
          onDraftChange={keep}
        >
          <SupportHelp {...help} about={draft ? `${draft.subject}\n${draft.message}` : ''} />
        </SupportForm>
        <SupportHelp {...help} />
        {user && <EarlierRequests />}
      </Grid>
    </Page>
  );
}
