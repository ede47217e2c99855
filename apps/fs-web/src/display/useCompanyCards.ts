import type { CompanyCardsChoice } from '@fs/account-widgets';
import { hasCompanyCards } from '@fs/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { preferencesQuery, savePreferenceMutation } from '../queries/preferences.ts';
import { useServices, useSessionState } from '../services.tsx';

/** The user's choice of cards beside company names. Undefined until it is known. */
export function useCompanyCards(): CompanyCardsChoice | undefined {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const owner = user?.attributes.sub ?? '';
  const { data } = useQuery(preferencesQuery(client, owner));
  const save = useMutation(savePreferenceMutation(client, owner, 'company_popover'));
  return (
    data && {
      isOn: hasCompanyCards(data.find(({ key }) => key === 'company_popover')?.details),
      onChange: (isEnabled) =>
        save.mutate(
          { details: { isEnabled } },
          { onError: ({ message }) => toasts.show({ message, tone: 'critical' }) },
        ),
    }
  );
}
