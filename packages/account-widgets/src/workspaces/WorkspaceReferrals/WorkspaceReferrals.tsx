'use client';
import type { AccountReferral, ReferredAccount, WorkspaceDetail } from '@fs/api-contract';
import {
  Badge,
  Button,
  CopyButton,
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
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { type ReferralChange, ReferralModal } from './ReferralModal.tsx';
import { ReferralResults } from './ReferralResults.tsx';
import { workspaceReferralsMessages } from './WorkspaceReferrals.messages.ts';

export interface WorkspaceReferralsProps {
  workspace: Pick<WorkspaceDetail, 'accountStatus'>;
  /** The newest first. */
  referrals: Loadable<readonly AccountReferral[]>;
  /** Absolute URL that new users follow. */
  linkOf: (referral: AccountReferral) => string;
  /** Called with a new code, or with the changes of one. Resolves with whether it was saved. */
  onSave: (change: ReferralChange, referral: AccountReferral | null) => Promise<boolean>;
  onActiveChange: (referral: AccountReferral, isActive: boolean) => void;
  /** Id of the code that is being switched off or on. */
  switching?: string | undefined;
  /** Id of the code whose results are open (controlled). Null for none. */
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  /** The accounts that came with the open code. */
  results: Loadable<readonly ReferredAccount[]>;
  /** Why the last change failed. */
  failure?: string | undefined;
  /** Called when the user retries loading the codes. */
  onRetry?: () => void;
  /** Called when the user retries loading the results. */
  onRetryResults?: () => void;
}

/** The referral codes of a workspace and what came of them, for its owners. */
export function WorkspaceReferrals(props: WorkspaceReferralsProps) {
  const { workspace, referrals, onSave, openId, onOpenChange, results, failure, onRetry, onRetryResults } = props;
  const messages = useMessages(workspaceReferralsMessages);
  /** The code that is edited, null for a new one. */
  const [edited, setEdited] = useState<AccountReferral | null>();
  const canEdit = workspace.accountStatus === 'ACTIVE';
  const known = knownOf(referrals);
  const open = known?.find(({ id }) => id === openId);
  return (
    <Section
      title={messages.title}
      description={messages.text}
      actions={canEdit && known && <Button onPress={() => setEdited(null)}>{messages.add}</Button>}
    >
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <LoadableView of={referrals} onRetry={onRetry} skeleton={<Skeleton shape="block" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState message={messages.none} />
          ) : (
            <List
              items={all.map((referral) => ({
                id: referral.id,
                content: <Row {...props} referral={referral} canEdit={canEdit} onEdit={() => setEdited(referral)} />,
              }))}
            />
          )
        }
      </LoadableView>
      {edited !== undefined && (
        <ReferralModal
          referral={edited}
          onClose={() => setEdited(undefined)}
          onSave={(change) => onSave(change, edited)}
          failure={failure}
        />
      )}
      {open && (
        <ReferralResults
          code={open.code}
          results={results}
          onClose={() => onOpenChange(null)}
          onRetry={onRetryResults}
        />
      )}
    </Section>
  );
}

/** The codes as far as they are known, those from before a failure included. */
function knownOf(referrals: Loadable<readonly AccountReferral[]>): readonly AccountReferral[] | undefined {
  if (referrals.state === 'ready') return referrals.value;
  return referrals.state === 'failed' ? referrals.last : undefined;
}

interface RowProps extends WorkspaceReferralsProps {
  referral: AccountReferral;
  canEdit: boolean;
  onEdit: () => void;
}

function Row({ referral, canEdit, onEdit, linkOf, onActiveChange, switching, onOpenChange }: RowProps) {
  const messages = useMessages(workspaceReferralsMessages);
  const { id, code, description, plan, uses, active } = referral;
  return (
    <Inline gap="4" justify="between">
      <Stack gap="1">
        <Inline>
          <Text weight="semibold">
            <bdi>{code}</bdi>
          </Text>
          {!active && <Badge tone="caution">{messages.off}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {[...(plan === null ? [] : [messages.gives({ plan })]), messages.uses({ count: uses })].join(' · ')}
        </Text>
        {description !== '' && (
          <Text size="small">
            <bdi>{description}</bdi>
          </Text>
        )}
      </Stack>
      <Inline>
        {active && (
          <CopyButton
            size="small"
            value={linkOf(referral)}
            label={messages.copy}
            aria-label={messages.copyOf({ code })}
          />
        )}
        <Button size="small" aria-label={messages.resultsOf({ code })} onPress={() => onOpenChange(id)}>
          {messages.results}
        </Button>
        {canEdit && (
          <>
            <Button size="small" aria-label={messages.editOf({ code })} onPress={onEdit}>
              {messages.edit}
            </Button>
            <Button
              size="small"
              aria-label={active ? messages.switchOffOf({ code }) : messages.switchOnOf({ code })}
              isPending={switching === id}
              onPress={() => onActiveChange(referral, !active)}
            >
              {active ? messages.switchOff : messages.switchOn}
            </Button>
          </>
        )}
      </Inline>
    </Inline>
  );
}
