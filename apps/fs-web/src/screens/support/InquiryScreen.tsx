import { InquiryForm } from '@fs/account-widgets';
import { inquiryForms } from '@fs/api-contract';
import { Page } from '@fs/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { homePath, inquiryPaths } from '../../addresses/appPaths.ts';
import { submitFormMutation } from '../../queries/forms.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useFormDraft } from './useFormDraft.ts';

/** The form for investors, partners, or companies that want to join, by its path. */
export function InquiryScreen() {
  const { client } = useServices();
  const { user } = useSessionState();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const kind = inquiryForms.find((name) => inquiryPaths[name] === path) ?? 'signup';
  const { draft, keep, clear } = useFormDraft(kind, ['name', 'email', 'company', 'message']);
  const send = useMutation(submitFormMutation(client, kind, clear));
  const { given_name = '', family_name = '', email } = user?.attributes ?? {};
  return (
    <Page id={contentId} width="form">
      <InquiryForm
        key={kind}
        kind={kind}
        initialName={`${given_name} ${family_name}`.trim()}
        initialEmail={email}
        draft={draft}
        onDraftChange={keep}
        onSend={(inquiry) => send.mutate(inquiry)}
        isSending={send.isPending}
        failure={send.error?.message}
        sent={send.isSuccess ? { email: send.variables.email, id: send.data.id } : undefined}
        onAgain={send.reset}
        signUpHref={user ? undefined : '/signup'}
        homeHref={user ? homePath : '/'}
      />
    </Page>
  );
}
