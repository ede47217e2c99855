'use client';
import type { MarketPulse } from '@fs/api-contract';
import { Button, Form, type Loadable, LoadableView, Stack, useMessages } from '@fs/ui';
import { PulseChoice, PulseChoiceSkeleton } from '../../internal/PulseChoice.tsx';
import { LoginStep } from '../../login/fields/LoginStep.tsx';
import { marketPulseFormMessages } from './MarketPulseForm.messages.ts';

export interface MarketPulseFormProps {
  pulses: Loadable<readonly MarketPulse[]>;
  /** Initially selected slugs. */
  initialChoice?: readonly string[] | null;
  /** Called with the selected slugs when the user continues to sign-up. Empty when skipped. */
  onChoose: (slugs: readonly string[]) => void;
  /** Called when the user retries loading. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

const choice = 'pulses';

/** Selection of email news before sign-up (accounts §4). */
export function MarketPulseForm({ pulses, initialChoice, onChoose, onRetry }: MarketPulseFormProps) {
  const messages = useMessages(marketPulseFormMessages);
  return (
    <LoginStep title={messages.title} lead={messages.lead}>
      {(titleId) => (
        <Form aria-labelledby={titleId} onSubmit={(data) => onChoose(data.getAll(choice).filter(isText))}>
          <LoadableView
            of={pulses.state === 'failed' ? { ...pulses, message: messages.failed } : pulses}
            skeleton={<PulseChoiceSkeleton />}
            onRetry={onRetry}
          >
            {(all) => (
              <PulseChoice
                label={messages.pulses}
                none={messages.none}
                pulses={all}
                name={choice}
                chosen={initialChoice ?? []}
              />
            )}
          </LoadableView>
          <Stack direction="row" gap="3">
            <Button type="submit" tone="accent">
              {messages.continue}
            </Button>
            <Button onPress={() => onChoose([])}>{messages.skip}</Button>
          </Stack>
        </Form>
      )}
    </LoginStep>
  );
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}
