'use client';
import type { ReferredAccount } from '@fs/api-contract';
import {
  Badge,
  DateText,
  Inline,
  List,
  type Loadable,
  LoadableView,
  Modal,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { workspaceReferralsMessages } from './WorkspaceReferrals.messages.ts';

interface ReferralResultsProps {
  code: string;
  results: Loadable<readonly ReferredAccount[]>;
  onClose: () => void;
  onRetry: (() => void) | undefined;
}

const tones = { 'signed-up': 'neutral', 'free-months': 'info', paying: 'positive' } as const;

/** The accounts that came with a code, and whether they pay. */
export function ReferralResults({ code, results, onClose, onRetry }: ReferralResultsProps) {
  const messages = useMessages(workspaceReferralsMessages);
  return (
    <Modal title={messages.resultsOf({ code })} isOpen onOpenChange={onClose}>
      <LoadableView of={results} onRetry={onRetry} skeleton={<Skeleton shape="block" />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <Text tone="muted">{messages.noResults}</Text>
          ) : (
            <List
              items={accounts.map(({ id, name, plan, outcome, referredAt }) => ({
                id,
                content: (
                  <Inline gap="4" justify="between">
                    <Stack gap="1">
                      <Text weight="semibold">
                        <bdi>{name}</bdi>
                      </Text>
                      <Text size="small" tone="muted">
                        {messages.came} <DateText value={referredAt} isWithinSentence />
                      </Text>
                    </Stack>
                    <Badge tone={tones[outcome]}>{messages.outcome({ outcome, plan })}</Badge>
                  </Inline>
                ),
              }))}
            />
          )
        }
      </LoadableView>
    </Modal>
  );
}
