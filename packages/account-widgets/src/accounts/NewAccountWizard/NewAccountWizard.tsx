'use client';
import type { Plan } from '@fs/api-contract';
import {
  Breadcrumbs,
  Grid,
  Heading,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  Stepper,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import {
  countPeople,
  listPrices,
  type NewAccountDraft,
  type NewAccountOrder,
  seatsOf,
  type WizardStep,
  wizardSteps,
} from './accountDraft.ts';
import { NewAccountSummary } from './NewAccountSummary.tsx';
import { newAccountWizardMessages } from './NewAccountWizard.messages.ts';
import { WizardForm } from './WizardForm.tsx';

export type { NewAccountDraft, NewAccountOrder, WizardStep } from './accountDraft.ts';

export interface NewAccountWizardProps {
  /** Organization plans. */
  plans: Loadable<readonly Plan[]>;
  draft: NewAccountDraft;
  /** Called with each change of the input. */
  onDraftChange: (draft: NewAccountDraft) => void;
  step: WizardStep;
  /** Called when the user goes to another step. */
  onStepChange: (step: WizardStep) => void;
  /** Email of the user, who is an owner. */
  ownEmail: string;
  /** The referral that brought the user. An ambassador's makes the first months free. */
  referral?: { referralType: string | null } | null;
  /** Called when the user submits a valid draft. */
  onCreate: (order: NewAccountOrder) => void;
  /** Whether the account is being created, or its payment begins. */
  isSubmitting?: boolean;
  /** Why creating the account or beginning its payment failed. */
  failure?: string;
  /** Whether the account exists already, and waits for its payment. */
  isPending?: boolean;
  /** Whether it is part of another page, whose header it must not repeat. */
  isEmbedded?: boolean;
  cancelHref: string;
  workspacesHref: string;
  supportHref?: string | undefined;
  /** Called when the user retries loading the plans. */
  onRetry?: () => void;
  /**
   * Current time, for the day of the renewal.
   * @default time of rendering
   */
  now?: Date;
}

/** Creates an organization in three steps: details, users and plan (accounts §2). */
export function NewAccountWizard({ isEmbedded = false, plans, referral = null, ...wizard }: NewAccountWizardProps) {
  const messages = useMessages(newAccountWizardMessages);
  const { draft, step, ownEmail } = wizard;
  const steps = wizardSteps.map((id) => ({ id, label: messages[id] }));
  const seats = seatsOf(draft, ownEmail);
  const [hasMoved, setMoved] = useState(false);
  const onStepChange = (next: WizardStep) => {
    setMoved(true);
    wizard.onStepChange(next);
  };
  const terms = { seats, referral, now: wizard.now ?? new Date() };
  return (
    <Stack gap="6">
      {!isEmbedded && (
        <Stack gap="2">
          <Breadcrumbs
            crumbs={[
              { label: messages.workspaces, href: wizard.workspacesHref },
              { label: messages.title, href: '/accounts/new' },
            ]}
          />
          <Heading level={1}>{messages.title}</Heading>
        </Stack>
      )}
      <Stepper
        label={messages.steps}
        steps={steps}
        current={step}
        {...(!wizard.isSubmitting && { onStepPress: (id) => onStepChange(id as WizardStep) })}
      />
      {wizard.isPending && <Notice tone="caution">{messages.pending}</Notice>}
      <LoadableView of={plans} skeleton={<WizardShapes />} onRetry={wizard.onRetry}>
        {(offered) => {
          const prices = listPrices(offered, terms);
          return (
            <Grid columns="sidebar" gap="8">
              <WizardForm
                key={step}
                {...wizard}
                onStepChange={onStepChange}
                takesFocus={hasMoved}
                prices={prices}
                seats={seats}
              />
              <NewAccountSummary draft={draft} prices={prices} seats={seats} people={countPeople(draft, ownEmail)} />
            </Grid>
          );
        }}
      </LoadableView>
    </Stack>
  );
}

function WizardShapes() {
  return (
    <Grid columns="sidebar" gap="8">
      <Stack gap="6">
        <Skeleton size="headline" />
        <Skeleton size="headline" />
      </Stack>
      <Skeleton size="title" />
    </Grid>
  );
}
