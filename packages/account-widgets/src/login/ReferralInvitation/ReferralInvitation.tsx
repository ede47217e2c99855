'use client';
import type { Referral } from '@fs/api-contract';
import { Button, type Loadable, LoadableView, Notice, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { LoginStep } from '../fields/LoginStep.tsx';
import { referralInvitationMessages } from './ReferralInvitation.messages.ts';

export interface ReferralInvitationProps {
  /** The product's name, for the title. */
  product: string;
  /** Null for an unknown or inactive code. */
  referral: Loadable<Referral | null>;
  /** Called when the user accepts. */
  onSignUp: () => void;
  /** Called when the user logs in to accept. */
  onSignIn: () => void;
  /** Called when the user retries loading. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

/** An invitation with its two ways to accept. The marketing panel shows the details. */
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
