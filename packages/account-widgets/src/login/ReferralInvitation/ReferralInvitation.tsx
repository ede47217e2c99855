'use client';
import type { Referral } from '@fs/api-contract';
import { Button, type Loadable, LoadableView, Notice, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { LoginStep } from '../fields/LoginStep.tsx';
import { referralInvitationMessages } from './ReferralInvitation.messages.ts';

export interface ReferralInvitationProps {
  /** The product's name, for the title. */
  product: string;
  /** Null for a code that is unknown or no longer active. */
  referral: Loadable<Referral | null>;
  /** The visitor accepts. */
  onSignUp: () => void;
  /** The visitor has an account to accept with. */
  onSignIn: () => void;
  /** The visitor wants another try at loading it. Without it none is offered. */
  onRetry?: (() => void) | undefined;
}

/** Who invites, and the two ways to accept; details stand in the panel beside it. */
export function ReferralInvitation({ product, referral, onSignUp, onSignIn, onRetry }: ReferralInvitationProps) {
  const messages = useMessages(referralInvitationMessages);
  return (
    <LoginStep title={messages.title({ product })}>
      {() => (
        <>
          <LoadableView of={referral} skeleton={<Skeleton size="reading" />} onRetry={onRetry}>
            {(value) =>
              value ? (
                <Text size="reading">{messages.from({ account: value.account.name })}</Text>
              ) : (
                <Notice tone="caution">{messages.inactive}</Notice>
              )
            }
          </LoadableView>
          <Stack gap="3">
            <Button tone="accent" onPress={onSignUp}>
              {messages.signUp}
            </Button>
            <Button onPress={onSignIn}>{messages.signIn}</Button>
          </Stack>
        </>
      )}
    </LoginStep>
  );
}
