'use client';
import { dayAfterMonths, isAmbassador, type Referral, referralMonths } from '@fs/api-contract';
import { KeyValue, Stack, Text, useFormats, useMessages } from '@fs/ui';
import type { PlanOrder } from '../planOrder.ts';
import { referralOfferMessages } from './ReferralOffer.messages.ts';

export interface ReferralOfferProps {
  referral: Pick<Referral, 'referralType'>;
  /** What the plan of the referral costs after the free months. Null where it costs nothing, or is not known yet. */
  order: Pick<PlanOrder, 'period' | 'total'> | null;
  /** The day on which the free months begin. Default: the current time. */
  now?: Date;
}

/** What an ambassador referral gives: free months, nothing to pay today, and the price from a day on. */
export function ReferralOffer({ referral, order, now = new Date() }: ReferralOfferProps) {
  const messages = useMessages(referralOfferMessages);
  const { hundredths } = useFormats();
  // Another kind of referral has terms of its own, which its description names.
  if (order === null || !isAmbassador(referral)) return null;
  return (
    <Stack gap="2">
      <Text size="reading" weight="semibold">
        {messages.free({ months: referralMonths })}
      </Text>
      <KeyValue items={[{ label: messages.today, value: hundredths(0) }]} />
      <Text tone="muted">
        {messages[order.period]({ total: order.total, day: dayAfterMonths(now, referralMonths) })}
      </Text>
    </Stack>
  );
}
