import { WorkspaceLeave, WorkspacePeople, WorkspaceProfile, WorkspaceTeams } from '@fs/account-widgets';
import { personalWorkspace, type WorkspaceDetail } from '@fs/api-contract';
import { Heading, LoadableView, Page, Section, Skeleton, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { appMessages } from '../../App.messages.ts';
import {
  resumeCheckoutPath,
  upgradePath,
  watchlistPath,
  watchlistsPath,
  workspacePath,
  workspacesPath,
} from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { photosQuery } from '../../queries/account.ts';
import { billingQuery } from '../../queries/billing.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { plansQuery } from '../../queries/plans.ts';
import { teamsQuery } from '../../queries/teams.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { watchlistsQuery } from '../../queries/watchlists.ts';
import { workspaceQuery } from '../../queries/workspaces.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { BillingSection } from '../account/BillingSection.tsx';
import { ReferralsSection } from './ReferralsSection.tsx';
import { seatPriceOf } from './seatPriceOf.ts';
import { UnknownWorkspace } from './UnknownWorkspace.tsx';
import { useWorkspaceChanges } from './useWorkspaceChanges.ts';

/** One workspace: its use, people and teams. Owners change it, members read it. */
export function WorkspaceScreen() {
  const { client } = useServices();
  const messages = useMessages(appMessages);
  const { accountId = personalWorkspace } = useParams({ strict: false });
  const workspace = useQuery(workspaceQuery(client, accountId));
  if (workspace.error instanceof CallFailure && workspace.error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <UnknownWorkspace />
      </Page>
    );
  }
  const name = workspace.data?.name ?? messages.workspaces;
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <PageCrumbs
          crumbs={[
            { label: messages.workspaces, href: workspacesPath },
            { label: name, href: `${workspacesPath}/${accountId}` },
          ]}
        />
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        <LoadableView
          of={toLoadable(workspace)}
          onRetry={() => void workspace.refetch()}
          skeleton={<Skeleton width="half" size="title" />}
        >
          {(known) => <Details workspace={known} id={accountId} />}
        </LoadableView>
      </Stack>
    </Page>
  );
}

function Details({ workspace, id }: { workspace: WorkspaceDetail; id: string }) {
  const { client, environment } = useServices();
  const messages = useMessages(appMessages);
  const { user } = useSessionState();
  const openFromHere = useOpenFromHere();
  const isPersonal = workspace.accountType === 'PERSONAL';
  // Owners alone see what an organization pays.
  const hasBilling = !isPersonal && workspace.role === 'owner' && environment.payments !== 'support';
  const billing = useQuery({ ...billingQuery(client, workspace.id), enabled: hasBilling });
  const lists = useQuery(watchlistsQuery(client));
  const teams = useQuery({ ...teamsQuery(client, workspace.id), enabled: !isPersonal });
  const plans = useQuery(plansQuery(client));
  const photos = useQuery(photosQuery(client, isPersonal ? [] : workspace.people.map(({ email }) => ({ id: email }))));
  const changes = useWorkspaceChanges(workspace, id, () => void openFromHere(workspacesPath));
  const ownId = user?.attributes.sub;
  const watchlists = (lists.data ?? []).filter(({ accountID, owner }) =>
    isPersonal ? accountID === null && owner === ownId : accountID === workspace.id,
  );
  const listsByTeam = new Map(
    teams.data?.map((team) => [
      team.id,
      watchlists.filter((list) => list.teams.some(({ teamID }) => teamID === team.id)).map(({ name }) => name),
    ]),
  );
  const plan = plans.data?.find(({ id: each }) => each === workspace.planID);
  return (
    <Stack gap="12">
      <WorkspaceProfile
        workspace={workspace}
        paymentHref={hasBilling ? billing.data && resumeCheckoutPath(billing.data) : upgradePath}
        watchlists={toLoadable({
          ...lists,
          data: lists.data && watchlists.map((list) => ({ ...list, href: watchlistPath(list.id) })),
        })}
        onWatchlistsRetry={() => void lists.refetch()}
        watchlistsHref={watchlistsPath}
        billingHref={isPersonal && environment.payments !== 'support' ? upgradePath : undefined}
        {...changes.profile}
      />
      {!isPersonal && (
        <>
          <WorkspacePeople
            workspace={workspace}
            ownEmail={user?.attributes.email.toLowerCase() ?? ''}
            photos={photos.data}
            priceOf={(seats) => seatPriceOf(plan, workspace.usage.seats.limit, seats)}
            seatsHref={hasBilling ? `${workspacePath(workspace)}#billing` : upgradePath}
            {...changes.people}
          />
          <WorkspaceTeams
            workspace={workspace}
            teams={toLoadable(teams)}
            onRetry={() => void teams.refetch()}
            listsByTeam={listsByTeam}
            {...changes.teams}
          />
        </>
      )}
      {!isPersonal && workspace.role === 'owner' && <ReferralsSection workspace={workspace} />}
      {hasBilling && (
        <div id="billing">
          <Section title={messages.billing}>
            <BillingSection accountId={workspace.id} />
          </Section>
        </div>
      )}
      {!isPersonal && <WorkspaceLeave workspace={workspace} {...changes.leaving} />}
    </Stack>
  );
}
