'use client';
import type { Referral } from '@fs/api-contract';
import { Button, LinkButton, type Loadable, LoadableView, Notice, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { LoginStep } from '../fields/LoginStep.tsx';
import { referralInvitationMessages } from './ReferralInvitation.messages.ts';

export interface ReferralInvitationProps {
  /** The product's name, for the title. */
  product: string;
  /** The code of the link. */
  code: string;
  /** Null for an unknown or inactive code. */
  referral: Loadable<Referral | null>;
  /** Called when the user accepts. */
  onSignUp: () => void;
  /** URL of the sign-up page for the free plan, for an invalid code. Without it, the user signs up with the code. */
  freeHref?: string | undefined;
  /** Called when the user logs in to accept. */
  onSignIn: () => void;
  /** Called when the user retries loading. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

/** An invitation with its two ways to accept. The marketing panel shows the details. */
export function ReferralInvitation({
  product,
  code,
  referral,
  freeHref,
  onSignUp,
  onSignIn,
  onRetry,
}: ReferralInvitationProps) {
  const messages = useMessages(referralInvitationMessages);
  const isInvalid = referral.state === 'ready' && referral.value === null;
  return (
    <LoginStep title={messages.title({ product })}>
      {() => (
        <>
          <LoadableView of={referral} skeleton={<Skeleton size="reading" />} onRetry={onRetry}>
            {(value) =>
              value ? (
                <Text size="reading">{messages.from({ account: value.account.name })}</Text>
              ) : (
                <Notice tone="caution">{messages.invalid({ code })}</Notice>
              )
            }
          </LoadableView>
          <Stack gap="3">
            {isInvalid && freeHref !== undefined ? (
              <LinkButton tone="accent" href={freeHref}>
                {messages.startFree}
              </LinkButton>
            ) : (
              <Button tone="accent" onPress={onSignUp}>
                {isInvalid ? messages.startFree : messages.signUp}
              </Button>
            )}
            <Button onPress={onSignIn}>{messages.signIn}</Button>
          </Stack>
        </>
      )}
    </LoginStep>
  );
}
