import { Card, Heading, KeyValue, Stack, Text, useMessages } from '@fs/ui';
import type { NewAccountDraft, PriceOption } from './accountDraft.ts';
import * as styles from './NewAccountWizard.css.ts';
import { newAccountWizardMessages } from './NewAccountWizard.messages.ts';

interface NewAccountSummaryProps {
  draft: NewAccountDraft;
  prices: readonly PriceOption[];
  seats: number;
  people: number;
}

/** What the account costs so far: today's charge and the renewal, or the lowest price until one is chosen. */
export function NewAccountSummary({ draft, prices, seats, people }: NewAccountSummaryProps) {
  const messages = useMessages(newAccountWizardMessages);
  const selected = prices.find(({ priceId }) => priceId === draft.priceId);
  const monthly = prices.filter(({ quote }) => quote.period === 'month').map(({ quote }) => quote.renewal);
  return (
    <aside aria-label={messages.summary} className={styles.summary}>
      <Card>
        <Stack gap="3">
          <Heading level={2} size="label">
            {draft.name.trim() || messages.namePlaceholder}
          </Heading>
          <Text tone="muted">{[messages.people({ people }), messages.seatCount({ seats })].join(' · ')}</Text>
          <div aria-live="polite">
            {selected ? (
              <Total option={selected} />
            ) : (
              monthly.length > 0 && (
                <Stack gap="1">
                  <Text weight="semibold">{messages.from({ amount: Math.min(...monthly) })}</Text>
                  <Text size="small" tone="muted">
                    {messages.fromHint}
                  </Text>
                </Stack>
              )
            )}
          </div>
          {prices.some(({ priceId }) => priceId.startsWith('sample-')) && (
            <Text size="small" tone="muted">
              {messages.sample}
            </Text>
          )}
        </Stack>
      </Card>
    </aside>
  );
}

function Total({ option: { plan, quote } }: { option: PriceOption }) {
  const messages = useMessages(newAccountWizardMessages);
  const { freeMonths, today, renewal, renewsOn, period } = quote;
  return (
    <Stack gap="2">
      <Text weight="semibold">
        {messages[period === 'year' ? 'yearly' : 'monthly']({ plan: plan.name })}
        {freeMonths > 0 && ` · ${messages.free({ months: freeMonths })}`}
      </Text>
      <KeyValue
        items={[
          { label: messages.today, value: messages.todayAmount({ amount: today }) },
          { label: messages.renewal, value: messages.renewalText({ amount: renewal, day: renewsOn, period }) },
        ]}
      />
    </Stack>
  );
}
