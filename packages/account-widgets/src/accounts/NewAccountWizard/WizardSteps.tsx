import { limits, seatBounds } from '@fs/api-contract';
import { EmptyState, Notice, NumberField, RadioGroup, Stack, Text, TextArea, TextField, useMessages } from '@fs/ui';
import { AddressField } from './AddressField.tsx';
import { findDoubleRoles, type NewAccountDraft, type PriceOption } from './accountDraft.ts';
import { newAccountWizardMessages } from './NewAccountWizard.messages.ts';

interface StepProps {
  draft: NewAccountDraft;
  onChange: (part: Partial<NewAccountDraft>) => void;
}

/** Name and description of the account. */
export function DetailsStep({ draft, onChange }: StepProps) {
  const messages = useMessages(newAccountWizardMessages);
  return (
    <>
      <TextField
        label={messages.name}
        description={messages.nameHint}
        placeholder={messages.namePlaceholder}
        name="name"
        autoComplete="organization"
        maxLength={limits.accountName}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        isRequired
      />
      <TextArea
        label={messages.description}
        name="description"
        maxLength={limits.watchlistDescription}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}

/** Who belongs to the account. */
export function UsersStep({ draft, onChange }: StepProps) {
  const messages = useMessages(newAccountWizardMessages);
  const doubles = findDoubleRoles(draft);
  return (
    <>
      <AddressField
        label={messages.owners}
        description={messages.ownersHint}
        name="owners"
        value={draft.owners}
        onChange={(owners) => onChange({ owners })}
      />
      <AddressField
        label={messages.members}
        description={messages.membersHint}
        name="members"
        value={draft.members}
        onChange={(members) => onChange({ members })}
      />
      {doubles.length > 0 && <Notice>{messages.doubleRoles({ emails: doubles })}</Notice>}
      <Text tone="muted">{messages.invited}</Text>
    </>
  );
}

interface PlanStepProps extends StepProps {
  prices: readonly PriceOption[];
  /** Seats to pay for. */
  seats: number;
  people: number;
}

/** Plan, period and seats. */
export function PlanStep({ draft, onChange, prices, seats, people }: PlanStepProps) {
  const messages = useMessages(newAccountWizardMessages);
  if (prices.length === 0) return <EmptyState message={messages.noPlans} />;
  return (
    <Stack gap="6">
      <RadioGroup
        label={messages.price}
        name="price"
        options={prices.map(({ plan, priceId, quote: { period, renewal } }) => ({
          id: priceId,
          label: messages[period === 'year' ? 'yearly' : 'monthly']({ plan: plan.name }),
          description: messages[period === 'year' ? 'aYear' : 'aMonth']({ amount: renewal }),
        }))}
        value={draft.priceId}
        onChange={(priceId) => onChange({ priceId })}
      />
      <NumberField
        label={messages.seats}
        description={messages.seatsHint({ people })}
        name="seats"
        minValue={seatBounds.fewest}
        maxValue={seatBounds.most}
        value={seats}
        onChange={(chosen) => onChange({ seats: Number.isFinite(chosen) ? chosen : null })}
      />
      {seats < people && <Notice tone="caution">{messages.tooFewSeats({ seats, people })}</Notice>}
    </Stack>
  );
}
