import { hasCapability } from '@fs/api-contract';
import { PersonProfile } from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { appMessages } from '../../App.messages.ts';
import { companyHref, createTeamPath, personHref, upgradePath, wholeAddress } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { personQuery } from '../../queries/people.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** One person's page. */
export function PersonScreen() {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const { personId = '' } = useParams({ strict: false });
  const person = useQuery(personQuery(client, personId));
  usePageTitle(person.data && `${person.data.first_name} ${person.data.last_name}`.trim());
  const isUnknown = person.error instanceof CallFailure && person.error.reason === 'not-found';
  return (
    <Page id={contentId}>
      {isUnknown ? (
        <UnknownSubject title={appMessages.personUnknown} text={appMessages.personUnknownText} />
      ) : (
        <PersonProfile
          person={toLoadable(person)}
          hrefOf={companyHref}
          personHrefOf={personHref}
          articleHrefOf={() => undefined}
          shareUrlOf={({ article }) => article.url ?? wholeAddress(personHref({ id: personId }))}
          onShareNotice={toasts.show}
          upgrade={
            hasCapability(user?.groups ?? [], 'advancedProfiles')
              ? undefined
              : { upgradeHref: upgradePath, createTeamHref: createTeamPath }
          }
          onRetry={() => void person.refetch()}
        />
      )}
    </Page>
  );
}
