import {
  AccountBilling,
  AccountNotifications,
  AccountProfile,
  AccountSections,
  DisplayFields,
} from '@fs/account-widgets';
import { personalWorkspace } from '@fs/api-contract';
import { Heading, loading, Page, Section, Stack, Text, useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { plansPath, supportPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { useCompanyCards } from '../../display/useCompanyCards.ts';
import { useDisplay } from '../../display/useDisplay.ts';
import {
  accountQuery,
  mailForecastQuery,
  marketPulsesQuery,
  removeAvatarMutation,
  saveAccountMutation,
  uploadAvatarMutation,
} from '../../queries/account.ts';
import { combineQueries } from '../../queries/combineQueries.ts';
import { planQuery } from '../../queries/plans.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { workspaceQuery } from '../../queries/workspaces.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useHashFocus } from '../../shell/useHashFocus.ts';
import { AlertsSection } from './AlertsSection.tsx';
import { BillingSection } from './BillingSection.tsx';
import { DataSection } from './DataSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { SlackSection } from './SlackSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { useChosenPlan } from './useChosenPlan.ts';

/** The user's profile, email settings and plan. Each section has a fragment, e.g. `#billing`. */
export function AccountScreen() {
  const messages = useMessages(appMessages);
  const { client, environment, session, toasts } = useServices();
  const reachable = useReachable();
  const account = useQuery(accountQuery(client));
  const pulses = useQuery(marketPulsesQuery(client));
  const forecast = useQuery(mailForecastQuery(client));
  const usage = useQuery({ ...workspaceQuery(client, personalWorkspace), select: (workspace) => workspace.usage });
  const plan = useQuery(planQuery(client, account.data?.planID));
  const names = useMutation(saveAccountMutation(client));
  const choices = useMutation(saveAccountMutation(client));
  const picture = useMutation(uploadAvatarMutation(client));
  const noPicture = useMutation(removeAvatarMutation(client));
  const saved = () => toasts.show({ message: messages.saved, tone: 'positive' });
  useHashFocus(!account.isPending && !pulses.isPending);
  const display = useDisplay();
  const companyCards = useCompanyCards();
  const chosen = useChosenPlan(account.data?.planID);
  // The profile says so, and tries again for what else needs the account.
  const isUnknown = account.isError && account.data === undefined;
  const canBuy = environment.payments !== 'support';

  return (
    <Page id={contentId}>
      <Stack gap="4">
        <Heading level={1}>{messages.account}</Heading>
        <AccountSections
          profile={
            <AccountProfile
              account={toLoadable(account)}
              onSaveNames={(changes) =>
                names.mutate(changes, {
                  onSuccess: () => {
                    saved();
                    // The header shows the names of the tokens, which must be refreshed.
                    void session.refresh();
                  },
                })
              }
              isSaving={names.isPending}
              failure={names.error?.message}
              onPictureSelect={(file) => {
                noPicture.reset();
                picture.mutate(file, { onSuccess: saved });
              }}
              onPictureRemove={() => {
                picture.reset();
                noPicture.mutate(undefined, { onSuccess: saved });
              }}
              isUploading={picture.isPending}
              pictureFailure={(picture.error ?? noPicture.error)?.message}
              onRetry={() => void account.refetch()}
            />
          }
          security={<SecuritySection />}
          display={
            <Section title={messages.display}>
              <DisplayFields {...display} companyCards={companyCards} />
            </Section>
          }
          notifications={
            <Stack gap="8">
              {!isUnknown && (
                <AccountNotifications
                  choices={
                    // Its lines would move the others.
                    forecast.isPending
                      ? loading()
                      : toLoadable(combineQueries(pulses, account, (lists, chosen) => ({ pulses: lists, chosen })))
                  }
                  forecast={forecast.data ?? null}
                  onSave={(choice) => choices.mutate(choice, { onSuccess: saved })}
                  isSaving={choices.isPending}
                  failure={choices.error?.message}
                  onRetry={() => {
                    void account.refetch();
                    void pulses.refetch();
                  }}
                />
              )}
              <AlertsSection />
            </Stack>
          }
          tokens={<TokensSection />}
          billing={
            <Stack gap="12">
              <AccountBilling
                plan={isUnknown ? null : toLoadable(combineQueries(account, plan, (_account, known) => known))}
                usage={toLoadable(usage)}
                onUsageRetry={() => void usage.refetch()}
                chosen={chosen}
                plansHref={plansPath}
                supportHref={canBuy ? undefined : reachable(supportPath)}
                onRetry={() => {
                  void account.refetch();
                  void plan.refetch();
                }}
              >
                {canBuy && <BillingSection />}
              </AccountBilling>
              {/* Below what is always there, because most users have none. */}
              <SlackSection />
            </Stack>
          }
          data={<DataSection />}
          footnote={
            <Text size="small" tone="muted">
              {messages.version({ version: environment.version })}
            </Text>
          }
        />
      </Stack>
    </Page>
  );
}
