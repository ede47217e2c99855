import { Button, Form, Heading, Inline, Link, LinkButton, useMessages } from '@fs/ui';
import { useEffect, useRef } from 'react';
import {
  accountNameProblem,
  countPeople,
  findInvalidEmail,
  type NewAccountDraft,
  type NewAccountOrder,
  type PriceOption,
  type WizardStep,
  wizardSteps,
} from './accountDraft.ts';
import * as styles from './NewAccountWizard.css.ts';
import { newAccountWizardMessages } from './NewAccountWizard.messages.ts';
import { DetailsStep, PlanStep, UsersStep } from './WizardSteps.tsx';

interface WizardFormProps {
  draft: NewAccountDraft;
  onDraftChange: (draft: NewAccountDraft) => void;
  step: WizardStep;
  onStepChange: (step: WizardStep) => void;
  ownEmail: string;
  onCreate: (order: NewAccountOrder) => void;
  isSubmitting?: boolean;
  failure?: string;
  cancelHref: string;
  supportHref?: string | undefined;
  prices: readonly PriceOption[];
  /** Seats to pay for. */
  seats: number;
  /** Whether the user has come from another step. */
  takesFocus: boolean;
}

/** One step of the wizard with its buttons. */
export function WizardForm({ draft, step, prices, seats, isSubmitting = false, failure, ...wizard }: WizardFormProps) {
  const messages = useMessages(newAccountWizardMessages);
  const content = useRef<HTMLDivElement>(null);
  const { takesFocus } = wizard;
  useEffect(() => {
    // The button of the previous step is gone, and the focus with it.
    if (takesFocus) content.current?.focus();
  }, [takesFocus]);
  const at = wizardSteps.indexOf(step);
  const hasName = draft.name.trim() !== '';
  const change = (part: Partial<NewAccountDraft>) => wizard.onDraftChange({ ...draft, ...part });
  const selected = prices.find(({ priceId }) => priceId === draft.priceId);

  function findProblems() {
    const invalid = findInvalidEmail(draft);
    switch (step) {
      case 'details':
        return { name: accountNameProblem(draft.name) ? messages.nameShort : undefined };
      case 'users':
        return invalid ? { [invalid.role]: messages.emailInvalid(invalid) } : {};
      case 'plan':
        return { price: selected ? undefined : messages.priceMissing };
    }
  }

  function submit() {
    const next = wizardSteps[at + 1];
    if (next) wizard.onStepChange(next);
    else if (selected) wizard.onCreate({ ...draft, planId: selected.plan.id, priceId: selected.priceId, seats });
  }

  return (
    <div ref={content} tabIndex={-1} className={styles.step}>
      <Form
        aria-label={messages[step]}
        validate={findProblems}
        onSubmit={submit}
        isSubmitting={isSubmitting}
        {...(step === 'plan' && failure !== undefined && { error: failure })}
      >
        <Heading level={2}>{messages[step]}</Heading>
        {step === 'details' && <DetailsStep draft={draft} onChange={change} />}
        {step === 'users' && <UsersStep draft={draft} onChange={change} />}
        {step === 'plan' && (
          <PlanStep
            draft={draft}
            onChange={change}
            prices={prices}
            seats={seats}
            people={countPeople(draft, wizard.ownEmail)}
          />
        )}
        {failure !== undefined && step === 'plan' && wizard.supportHref !== undefined && (
          <Link href={wizard.supportHref}>{messages.contactSupport}</Link>
        )}
        <Inline gap="3" justify="between">
          <LinkButton href={wizard.cancelHref}>{messages.cancel}</LinkButton>
          <Inline gap="3">
            <Button
              isDisabled={at === 0 || isSubmitting}
              onPress={() => wizard.onStepChange(wizardSteps[at - 1] ?? 'details')}
            >
              {messages.back}
            </Button>
            {step === 'plan' ? (
              <Button type="submit" tone="accent">
                {messages.create}
              </Button>
            ) : (
              <Button
                type="submit"
                tone="accent"
                isDisabled={!hasName}
                disabledReason={hasName ? undefined : messages.nameMissing}
              >
                {messages.next}
              </Button>
            )}
          </Inline>
        </Inline>
      </Form>
    </div>
  );
}
