'use client';
import type { MailForecast, MailFrequency, MarketPulse, UserAccount } from '@fs/api-contract';
import { Button, Checkbox, Form, type Loadable, LoadableView, RadioGroup, Section, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { PulseChoice, PulseChoiceSkeleton } from '../../internal/PulseChoice.tsx';
import { accountNotificationsMessages } from './AccountNotifications.messages.ts';

export type NotificationChoice = Pick<
  UserAccount,
  'market_pulses' | 'watchlist_emails' | 'notice_emails' | 'message_emails' | 'mail_frequency' | 'mail_paused'
>;

export interface AccountNotificationsProps {
  /** All Market Pulse lists in order, and the user's choices. */
  choices: Loadable<{ pulses: readonly MarketPulse[]; chosen: NotificationChoice }>;
  /** How many emails each frequency would have sent. Null if unknown. */
  forecast: MailForecast | null;
  /** Called with what the user changed, and nothing else: another window may have saved the rest since. */
  onSave: (changes: Partial<NotificationChoice>) => void;
  /** Whether the request is pending. */
  isSaving?: boolean;
  /** Why saving failed. */
  failure?: string;
  /** Called when the user retries loading the choices. */
  onRetry?: () => void;
}

/** Email settings (decision AMB-189). */
export function AccountNotifications({
  choices,
  forecast,
  onSave,
  isSaving,
  failure,
  onRetry,
}: AccountNotificationsProps) {
  const messages = useMessages(accountNotificationsMessages);
  return (
    <Section title={messages.title}>
      <LoadableView of={choices} onRetry={onRetry} skeleton={<PulseChoiceSkeleton />}>
        {({ pulses, chosen }) => <Choices {...{ pulses, chosen, forecast, onSave, isSaving, failure }} />}
      </LoadableView>
    </Section>
  );
}

interface ChoicesProps extends Pick<AccountNotificationsProps, 'forecast' | 'onSave' | 'isSaving' | 'failure'> {
  pulses: readonly MarketPulse[];
  chosen: NotificationChoice;
}

function Choices({ pulses, chosen, forecast, onSave, isSaving, failure }: ChoicesProps) {
  const messages = useMessages(accountNotificationsMessages);
  const { shown, changes, change } = useChoiceChanges(chosen);
  // A list that no longer exists is not sent again.
  const existing = (slugs: readonly string[]) => pulses.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
  const box = (key: 'watchlist_emails' | 'notice_emails' | 'message_emails' | 'mail_paused') => ({
    name: key,
    isSelected: shown[key],
    onChange: (isSelected: boolean) => change({ [key]: isSelected }),
  });
  const frequency = (id: MailFrequency) => ({
    id,
    label: messages[id],
    ...(forecast && { description: messages.wouldHave({ count: forecast[id], days: forecast.days }) }),
  });
  return (
    <Form aria-label={messages.title} error={failure} isSubmitting={isSaving} onSubmit={() => onSave(changes)}>
      <PulseChoice
        label={messages.pulses}
        description={messages.pulsesHint}
        none={messages.noPulses}
        pulses={pulses}
        name="market_pulses"
        chosen={shown.market_pulses}
        onChange={(slugs) => change({ market_pulses: existing(slugs) })}
      />
      <Checkbox label={messages.watchlists} description={messages.watchlistsHint} {...box('watchlist_emails')} />
      <RadioGroup
        label={messages.frequency}
        name="mail_frequency"
        options={[frequency('daily'), frequency('weekly')]}
        value={shown.mail_frequency}
        onChange={(mail_frequency) => change({ mail_frequency })}
      />
      <Checkbox label={messages.notices} description={messages.noticesHint} {...box('notice_emails')} />
      <Checkbox label={messages.messages} description={messages.messagesHint} {...box('message_emails')} />
      <Checkbox label={messages.paused} description={messages.pausedHint} {...box('mail_paused')} />
      <Stack direction="row">
        <Button type="submit">{messages.save}</Button>
      </Stack>
    </Form>
  );
}

/** What the user changed of the stored choices, until it is stored. */
function useChoiceChanges(chosen: NotificationChoice) {
  const [entered, setEntered] = useState<Partial<NotificationChoice>>({});
  const changes = Object.fromEntries(
    Object.entries(entered).filter(([key, value]) => !isSame(value, chosen[key as keyof NotificationChoice])),
  ) as Partial<NotificationChoice>;
  // What is stored, or changed back, follows the stored choice again.
  if (Object.keys(changes).length < Object.keys(entered).length) setEntered(changes);
  return {
    shown: { ...chosen, ...changes },
    changes,
    change: (next: Partial<NotificationChoice>) => setEntered({ ...changes, ...next }),
  };
}

/** Slugs are the same in any order. */
function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each) => other.includes(each))
    : one === other;
}
