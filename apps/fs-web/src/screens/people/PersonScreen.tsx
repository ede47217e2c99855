import { hasCapability } from '@fs/api-contract';
import { PersonProfile } from '@fs/research-widgets';
import { Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, companyHref, createTeamPath, personHref, plansPath } from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { personQuery } from '../../queries/people.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useUpgradePrice } from '../account/useUpgradePrice.ts';

/** One person's page. */
export function PersonScreen() {
  const messages = useMessages(appMessages);
  const articleHref = useArticleHref();
  const { client } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const monthlyPrice = useUpgradePrice('advancedProfiles');
  const { personId = '' } = useParams({ strict: false });
  const person = useQuery(personQuery(client, personId));
  const name = person.data && `${person.data.first_name} ${person.data.last_name}`.trim();
  const company = person.data?.organization;
  usePageTitle(name);
  const isUnknown = person.error instanceof CallFailure && person.error.reason === 'not-found';
  return (
    <Page id={contentId}>
      {isUnknown ? (
        <UnknownSubject title={messages.personUnknown} text={messages.personUnknownText} />
      ) : (
        <Stack gap="4">
          <PageCrumbs
            crumbs={[
              { label: messages.companies, href: companiesPath },
              ...(company ? [{ label: company.name, href: companyHref(company) }] : []),
              { label: name ?? messages.person, href: personHref({ id: personId }) },
            ]}
          />
          <PersonProfile
            person={toLoadable(person)}
            hrefOf={companyHref}
            personHrefOf={personHref}
            articleHrefOf={articleHref}
            upgrade={
              hasCapability(user?.groups ?? [], 'advancedProfiles')
                ? undefined
                : { upgradeHref: plansPath, createTeamHref: reachable(createTeamPath), monthlyPrice }
            }
            onRetry={() => void person.refetch()}
          />
        </Stack>
      )}
    </Page>
  );
}
