'use client';
import type { Workspace } from '@fs/api-contract';
import { Badge, Inline, LinkButton, Stack, Text, useMessages } from '@fs/ui';
import { workspaceCardsMessages } from './WorkspaceCards/WorkspaceCards.messages.ts';

interface WorkspaceStatusProps {
  workspace: Pick<Workspace, 'accountStatus' | 'endsAt' | 'paymentFailedAt' | 'role'>;
  /** URL where an owner pays. */
  paymentHref: string | undefined;
}

/**
 * Why a workspace is read-only, and what its owners can do, or until when its canceled plan works. Nothing for one that
 * goes on.
 */
export function WorkspaceStatus({ workspace, paymentHref }: WorkspaceStatusProps) {
  const messages = useMessages(workspaceCardsMessages);
  const { accountStatus, endsAt, paymentFailedAt, role } = workspace;
  if (accountStatus === 'ACTIVE') return endsAt && <Text>{messages.ends({ day: endsAt.slice(0, 10) })}</Text>;
  const isPending = accountStatus === 'PENDING';
  const failed = paymentFailedAt === null ? messages.failed : messages.failedOn({ day: paymentFailedAt.slice(0, 10) });
  return (
    <Stack gap="2">
      <Inline>
        <Badge tone={isPending ? 'neutral' : 'critical'}>{isPending ? messages.pending : messages.inactive}</Badge>
      </Inline>
      <Text>{isPending ? messages.pendingText : failed}</Text>
      {role === 'owner' && paymentHref !== undefined && (
        <Inline>
          <LinkButton size="small" tone="accent" href={paymentHref}>
            {isPending ? messages.finish : messages.fix}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}
