import { SuggestCompanyForm } from '@fs/account-widgets';
import { Breadcrumbs, Page, Stack, useMessages } from '@fs/ui';
import { useMutation } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { addCompanyPath, companiesPath, homePath } from '../../addresses/appPaths.ts';
import { submitFormMutation } from '../../queries/forms.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** The form that suggests a missing company. */
export function AddCompanyScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { user } = useSessionState();
  const suggest = useMutation(submitFormMutation(client, 'add-company'));
  return (
    <Page id={contentId} width="form">
      <Stack gap="4">
        <Breadcrumbs
          crumbs={[
            { label: messages.companies, href: companiesPath },
            { label: messages.suggestCompany, href: addCompanyPath },
          ]}
        />
        <SuggestCompanyForm
          onSuggest={(suggestion) => suggest.mutate({ ...suggestion, ...(user && { email: user.attributes.email }) })}
          isSending={suggest.isPending}
          failure={suggest.error?.message}
          suggested={suggest.isSuccess ? suggest.variables.name : undefined}
          onAgain={suggest.reset}
          homeHref={homePath}
        />
      </Stack>
    </Page>
  );
}
