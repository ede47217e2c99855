'use client';
import type { MailForecast, MailFrequency, MarketPulse, UserAccount, UserAccountChanges } from '@fs/api-contract';
import { Button, Checkbox, Form, type Loadable, LoadableView, RadioGroup, Section, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { PulseChoice, PulseChoiceSkeleton } from '../../internal/PulseChoice.tsx';
import { accountNotificationsMessages } from './AccountNotifications.messages.ts';

export type NotificationChoice = Pick<
  UserAccount,
  'market_pulses' | 'watchlist_emails' | 'notice_emails' | 'message_emails' | 'mail_frequency' | 'mail_paused'
>;

/** What the user changed. */
export type NotificationChanges = Partial<Omit<NotificationChoice, 'market_pulses'>> &
  Pick<UserAccountChanges, 'market_pulse_changes'>;

export interface AccountNotificationsProps {
  /** All Market Pulse lists in order, and the user's choices. */
  choices: Loadable<{ pulses: readonly MarketPulse[]; chosen: NotificationChoice }>;
  /** How many emails each frequency would have sent. Null if unknown. */
  forecast: MailForecast | null;
  /** Called with what the user changed, and nothing else: another window may have saved the rest since. */
  onSave: (changes: NotificationChanges) => void;
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
  const { shown, changes, change, changePulses } = useChoiceChanges(chosen);
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
        onChange={changePulses}
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

/** What the user changed of the stored choices, until it is stored. Each list is a choice of its own. */
function useChoiceChanges({ market_pulses, ...chosen }: NotificationChoice) {
  const [others, changeOthers] = useUnstored<typeof chosen>(chosen);
  const [lists, changeLists] = useUnstored(Object.fromEntries(market_pulses.map((slug) => [slug, true])));
  const changed = (isChosen: boolean) => Object.keys(lists).filter((slug) => lists[slug] === isChosen);
  const change = { add: changed(true), remove: changed(false) };
  const shown = [...market_pulses.filter((slug) => lists[slug] ?? true), ...change.add];
  return {
    shown: { ...chosen, ...others, market_pulses: shown },
    changes: { ...others, ...(Object.keys(lists).length > 0 && { market_pulse_changes: change }) },
    change: changeOthers,
    changePulses: (slugs: readonly string[]) =>
      changeLists(Object.fromEntries([...shown, ...slugs].map((slug) => [slug, slugs.includes(slug)]))),
  };
}

/** Changes of stored values. What is stored, or changed back, follows the stored value again; without one, that is false. */
function useUnstored<Values extends object>(stored: Values) {
  const [entered, setEntered] = useState<Partial<Values>>({});
  const kept = Object.entries(entered).filter(([key, value]) => value !== (stored[key as keyof Values] ?? false));
  const changes = Object.fromEntries(kept) as Partial<Values>;
  if (kept.length < Object.keys(entered).length) setEntered(changes);
  return [changes, (next: Partial<Values>) => setEntered({ ...changes, ...next })] as const;
}
