import { SuggestCompanyForm } from '@fs/account-widgets';
import { Breadcrumbs, Page, Stack, useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { addCompanyPath, companiesPath, companyHref, homePath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { submitFormMutation } from '../../queries/forms.ts';
import { companyOfWebsiteQuery } from '../../queries/searches.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** The form that suggests a missing company. */
export function AddCompanyScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { user } = useSessionState();
  const { search, setSearch } = useAddressSearch();
  const [website, setWebsite] = useState<string>();
  const known = useQuery(companyOfWebsiteQuery(client, website)).data ?? undefined;
  const suggest = useMutation(submitFormMutation(client, 'add-company'));
  /** The next suggestion begins empty. */
  function again() {
    setSearch({}, { replace: true });
    setWebsite(undefined);
    suggest.reset();
  }

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
          name={search.name}
          known={known && { name: known.name, href: companyHref(known) }}
          onWebsiteChange={setWebsite}
          onSuggest={(suggestion) => suggest.mutate({ ...suggestion, ...(user && { email: user.attributes.email }) })}
          isSending={suggest.isPending}
          failure={suggest.error?.message}
          suggested={suggest.isSuccess ? suggest.variables.name : undefined}
          onAgain={again}
          homeHref={homePath}
        />
      </Stack>
    </Page>
  );
}
