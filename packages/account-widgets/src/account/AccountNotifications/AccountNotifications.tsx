'use client';
import type { MailForecast, MailFrequency, MarketPulse, UserAccount } from '@fs/api-contract';
import { Button, Checkbox, Form, type Loadable, LoadableView, RadioGroup, Section, Stack, useMessages } from '@fs/ui';
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
  /** Called when the user saves their choices. */
  onSave: (choice: NotificationChoice) => void;
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
  const frequency = (id: MailFrequency) => ({
    id,
    label: messages[id],
    ...(forecast && { description: messages.wouldHave({ count: forecast[id], days: forecast.days }) }),
  });
  return (
    <Section title={messages.title}>
      <LoadableView of={choices} onRetry={onRetry} skeleton={<PulseChoiceSkeleton />}>
        {({ pulses, chosen }) => (
          <Form
            aria-label={messages.title}
            error={failure}
            isSubmitting={isSaving}
            onSubmit={(data) => {
              const checked = data.getAll('market_pulses');
              onSave({
                market_pulses: pulses.map(({ slug }) => slug).filter((slug) => checked.includes(slug)),
                watchlist_emails: data.has('watchlist_emails'),
                mail_frequency: data.get('mail_frequency') === 'weekly' ? 'weekly' : 'daily',
                notice_emails: data.has('notice_emails'),
                message_emails: data.has('message_emails'),
                mail_paused: data.has('mail_paused'),
              });
            }}
          >
            <PulseChoice
              label={messages.pulses}
              description={messages.pulsesHint}
              none={messages.noPulses}
              pulses={pulses}
              name="market_pulses"
              chosen={chosen.market_pulses}
            />
            <Checkbox
              label={messages.watchlists}
              description={messages.watchlistsHint}
              name="watchlist_emails"
              defaultSelected={chosen.watchlist_emails}
            />
            <RadioGroup
              label={messages.frequency}
              name="mail_frequency"
              options={[frequency('daily'), frequency('weekly')]}
              defaultValue={chosen.mail_frequency}
            />
            <Checkbox
              label={messages.notices}
              description={messages.noticesHint}
              name="notice_emails"
              defaultSelected={chosen.notice_emails}
            />
            <Checkbox
              label={messages.messages}
              description={messages.messagesHint}
              name="message_emails"
              defaultSelected={chosen.message_emails}
            />
            <Checkbox
              label={messages.paused}
              description={messages.pausedHint}
              name="mail_paused"
              defaultSelected={chosen.mail_paused}
            />
            <Stack direction="row">
              <Button type="submit">{messages.save}</Button>
            </Stack>
          </Form>
        )}
      </LoadableView>
    </Section>
  );
}
