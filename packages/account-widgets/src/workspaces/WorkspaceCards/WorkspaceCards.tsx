'use client';
import type { ReceivedInvitation, Workspace } from '@fs/api-contract';
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  Grid,
  Inline,
  Link,
  LinkButton,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { WorkspaceStatus } from '../WorkspaceStatus.tsx';
import { workspaceCardsMessages } from './WorkspaceCards.messages.ts';

export interface WorkspaceList {
  workspaces: readonly Workspace[];
  invitations: readonly ReceivedInvitation[];
}

export interface WorkspaceCardsProps {
  /** The user's workspaces and the invitations that they received. */
  list: Loadable<WorkspaceList>;
  /** Id of the workspace in use; null for the personal one. Undefined if unknown: the user can switch to any. */
  activeId: string | null | undefined;
  hrefOf: (workspace: Workspace) => string;
  /** URL where an owner pays for a workspace. Undefined where there is no such page. */
  paymentHrefOf: (workspace: Workspace) => string | undefined;
  /** URL of the page that creates a team account. Undefined where there is no such page. */
  createHref?: string | undefined;
  /** Called when the user works in another workspace from now on. */
  onSwitch: (workspace: Workspace) => void;
  onJoin: (invitation: ReceivedInvitation) => void;
  onDecline: (invitation: ReceivedInvitation) => void;
  /** Id of the account whose invitation is being answered. */
  answering?: string | undefined;
  /** Why the last action failed. */
  failure?: string | undefined;
  onRetry?: () => void;
}

/** The user's workspaces as cards, after the invitations that they can accept. */
export function WorkspaceCards({ list, onRetry, ...props }: WorkspaceCardsProps) {
  const messages = useMessages(workspaceCardsMessages);
  // An invitation is gone once it is answered.
  const answered = useFocusAfterRemoval();
  return (
    <div ref={answered} tabIndex={-1}>
      <LoadableView of={list} onRetry={onRetry} skeleton={<Shapes />}>
        {({ workspaces, invitations }) => (
          <Stack gap="8">
            {props.failure !== undefined && <Notice tone="critical">{props.failure}</Notice>}
            {invitations.length > 0 && (
              <Section title={messages.invitations}>
                {invitations.map((invitation) => (
                  <Received key={invitation.accountID} invitation={invitation} {...props} />
                ))}
              </Section>
            )}
            <Section title={messages.yours}>
              <Grid columns="wide">
                {workspaces.map((workspace) => (
                  <WorkspaceCard key={workspace.id} workspace={workspace} {...props} />
                ))}
              </Grid>
            </Section>
            {workspaces.length === 1 && props.createHref !== undefined && (
              <EmptyState
                message={messages.alone}
                action={<LinkButton href={props.createHref}>{messages.createTeam}</LinkButton>}
              />
            )}
          </Stack>
        )}
      </LoadableView>
    </div>
  );
}

type CardProps = Omit<WorkspaceCardsProps, 'list' | 'onRetry'>;

function WorkspaceCard({ workspace, activeId, hrefOf, paymentHrefOf, onSwitch }: CardProps & { workspace: Workspace }) {
  const messages = useMessages(workspaceCardsMessages);
  const { name, accountType, role, plan, usage } = workspace;
  const isPersonal = accountType === 'PERSONAL';
  const kind = isPersonal ? messages.personal : messages[role];
  const isActive = isPersonal ? activeId === null : activeId === workspace.id;
  // The button that switches is gone once the workspace is in use.
  const card = useFocusAfterRemoval();
  return (
    <Card>
      <div ref={card} tabIndex={-1}>
        <Stack gap="4">
          <Inline gap="3">
            <Avatar
              name={name}
              src={workspace.logo ?? undefined}
              shape={isPersonal ? 'circle' : 'square'}
              isDecorative
            />
            <Stack gap="1">
              <Link href={hrefOf(workspace)} tone="plain">
                <bdi>{name}</bdi>
              </Link>
              <Text size="small" tone="muted">
                {[kind, plan].join(' · ')}
              </Text>
            </Stack>
            {isActive && <Badge tone="positive">{messages.active}</Badge>}
          </Inline>
          <Text>
            {isPersonal
              ? messages.lists(usage.watchlists)
              : `${messages.seats(usage.seats)} · ${messages.lists(usage.watchlists)}`}
          </Text>
          <WorkspaceStatus workspace={workspace} paymentHref={paymentHrefOf(workspace)} />
          {!isActive && (
            <Inline>
              <Button size="small" aria-label={`${messages.switchTo}: ${name}`} onPress={() => onSwitch(workspace)}>
                {messages.switchTo}
              </Button>
            </Inline>
          )}
        </Stack>
      </div>
    </Card>
  );
}

function Received({ invitation, onJoin, onDecline, answering }: CardProps & { invitation: ReceivedInvitation }) {
  const messages = useMessages(workspaceCardsMessages);
  const { name, invitedBy, role, logo, accountID } = invitation;
  return (
    <Card>
      <Stack gap="4">
        <Inline gap="3">
          <Avatar name={name} src={logo ?? undefined} shape="square" isDecorative />
          <Stack gap="1">
            <Text weight="semibold">{messages.invited({ who: invitedBy, name })}</Text>
            <Text size="small" tone="muted">
              {role === 'owner' ? messages.asOwner : messages.asMember}
            </Text>
          </Stack>
        </Inline>
        <Inline>
          <Button tone="accent" isPending={answering === accountID} onPress={() => onJoin(invitation)}>
            {messages.join}
          </Button>
          <Button onPress={() => onDecline(invitation)}>{messages.decline}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Shapes() {
  return (
    <Grid columns="wide">
      {['first', 'second'].map((shape) => (
        <Card key={shape}>
          <Stack gap="4">
            <Skeleton width="half" size="title" />
            <Skeleton width="quarter" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
