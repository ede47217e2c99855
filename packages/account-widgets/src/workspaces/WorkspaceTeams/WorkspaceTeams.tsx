'use client';
import type { Team, WorkspaceDetail } from '@fs/api-contract';
import {
  Badge,
  Button,
  Confirm,
  EmptyState,
  Inline,
  List,
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
import { useState } from 'react';
import { KeepOpen } from '../../internal/KeepOpen.tsx';
import { type TeamChange, TeamModal } from './TeamModal.tsx';
import { workspaceTeamsMessages } from './WorkspaceTeams.messages.ts';

export interface WorkspaceTeamsProps {
  workspace: WorkspaceDetail;
  teams: Loadable<readonly Team[]>;
  /** Called when the user retries loading the teams. */
  onRetry?: () => void;
  /** Names of the watchlists that a team sees, by its id. */
  listsByTeam: ReadonlyMap<string, readonly string[]>;
  /** Called with a new team, or with the changes of one. Resolves with whether it was saved. */
  onSave: (change: TeamChange, team: Team | null) => Promise<boolean>;
  /** Called after the user confirmed. */
  onRemove: (team: Team) => void;
  /** Called with the teams that stay open, where there are more than the plan includes. */
  onKeepOpen: (ids: readonly string[]) => void;
  /** Why the last change failed. */
  failure?: string | undefined;
}

type Open = { dialog: 'edit'; team: Team | null } | { dialog: 'remove'; team: Team } | null;

/** The teams of an account, which its owners create, change and delete. */
export function WorkspaceTeams({
  workspace,
  teams: loadable,
  onRetry,
  listsByTeam,
  onSave,
  onRemove,
  onKeepOpen,
  failure,
}: WorkspaceTeamsProps) {
  const messages = useMessages(workspaceTeamsMessages);
  const [open, setOpen] = useState<Open>(null);
  const list = useFocusAfterRemoval();
  const canEdit = workspace.role === 'owner' && workspace.accountStatus === 'ACTIVE';
  const { limit } = workspace.usage.teams;
  const teams = loadable.state === 'ready' ? loadable.value : [];
  const isFull = limit !== null && teams.length >= limit;
  const isOver = limit !== null && teams.length > limit;
  return (
    <Section
      title={messages.title}
      actions={
        canEdit && (
          <Button
            disabledReason={isFull ? messages.full({ limit }) : undefined}
            onPress={() => setOpen({ dialog: 'edit', team: null })}
          >
            {messages.add}
          </Button>
        )
      }
    >
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      {isOver && (
        <KeepOpen
          items={teams}
          limit={limit}
          canChoose={canEdit}
          messages={{
            over: messages.overText({ limit }),
            label: messages.keepOpen,
            tooMany: messages.tooMany({ limit }),
            save: messages.saveOpen,
          }}
          onKeepOpen={onKeepOpen}
        />
      )}
      {canEdit && isFull && !isOver && (
        <Text size="small" tone="muted">
          {messages.full({ limit })}
        </Text>
      )}
      <div ref={list} tabIndex={-1}>
        <LoadableView of={loadable} onRetry={onRetry} skeleton={<Skeleton width="half" />}>
          {(known) =>
            known.length === 0 ? (
              <EmptyState message={messages.none} />
            ) : (
              <List
                items={known.map((team) => ({
                  id: team.id,
                  content: (
                    <Inline gap="4" justify="between">
                      <Stack gap="1">
                        <Inline>
                          <Text weight="semibold">
                            <bdi>{team.name}</bdi>
                          </Text>
                          {team.readOnly && <Badge tone="caution">{messages.readOnly}</Badge>}
                        </Inline>
                        <Text size="small" tone="muted">
                          {[
                            messages.people({ count: team.members.length }),
                            messages.lists({ count: listsByTeam.get(team.id)?.length ?? 0 }),
                            ...(team.description === '' ? [] : [team.description]),
                          ].join(' · ')}
                        </Text>
                      </Stack>
                      {canEdit && (
                        <Inline>
                          {!team.readOnly && (
                            <Button
                              size="small"
                              aria-label={messages.editOf({ name: team.name })}
                              onPress={() => setOpen({ dialog: 'edit', team })}
                            >
                              {messages.edit}
                            </Button>
                          )}
                          <Button
                            size="small"
                            aria-label={messages.removeOf({ name: team.name })}
                            onPress={() => setOpen({ dialog: 'remove', team })}
                          >
                            {messages.remove}
                          </Button>
                        </Inline>
                      )}
                    </Inline>
                  ),
                }))}
              />
            )
          }
        </LoadableView>
      </div>
      {open?.dialog === 'edit' && (
        <TeamModal
          team={open.team}
          people={workspace.people}
          onClose={() => setOpen(null)}
          onSave={(change) => onSave(change, open.team)}
          failure={failure}
        />
      )}
      {open?.dialog === 'remove' && (
        <RemoveTeam
          team={open.team}
          lists={listsByTeam.get(open.team.id) ?? []}
          onClose={() => setOpen(null)}
          onConfirm={() => {
            onRemove(open.team);
            setOpen(null);
          }}
        />
      )}
    </Section>
  );
}

interface RemoveTeamProps {
  team: Team;
  lists: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveTeam({ team, lists, onClose, onConfirm }: RemoveTeamProps) {
  const messages = useMessages(workspaceTeamsMessages);
  return (
    <Confirm
      title={messages.removeAsk({ name: team.name })}
      confirmLabel={messages.remove}
      tone="critical"
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      <Stack gap="2">
        <Text>{messages.removeText({ people: team.members.length })}</Text>
        {lists.length > 0 && (
          <>
            <Text>{messages.removeLists}</Text>
            <List
              look="bulleted"
              items={lists.map((name, index) => ({ id: String(index), content: <bdi>{name}</bdi> }))}
            />
          </>
        )}
      </Stack>
    </Confirm>
  );
}
