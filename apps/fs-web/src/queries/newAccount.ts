import type { NewAccountOrder } from '@fs/account-widgets';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { CallFailure, unwrap } from './CallFailure.ts';

/** Plans of organizations. */
export function orgPlansQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['plans', 'organization'],
    queryFn: async ({ signal }) => unwrap(await client.plans.getVisibleOrgPlans({ signal })),
  });
}

/** An account that the wizard has created. Disabled until there is one. */
export function createdAccountQuery(client: DataClient, id: string | null) {
  return queryOptions({
    queryKey: ['accounts', 'created', id],
    queryFn: async ({ signal }) => unwrap(await client.teams.getAccount(id ?? '', { signal })),
    enabled: id !== null,
    // The user may come back from the payment.
    staleTime: 0,
  });
}

interface NewAccountCalls {
  /** Identifies the attempt. */
  clientKey: string;
  /** Id of the referral. */
  referralId: string | undefined;
  /** The call's own texts, with those of the wizard where the specification has them. */
  failures: { create: string; plan: string };
  /** Called with the account's id before its payment begins. */
  onCreated: (accountId: string) => void;
}

/** Creates an account and begins its payment. Returns the address of the payment page. */
export function createAccountMutation(
  client: DataClient,
  { clientKey, referralId, failures, onCreated }: NewAccountCalls,
) {
  return mutationOptions({
    mutationFn: async ({ name, description, owners, members, planId, priceId, seats }: NewAccountOrder) => {
      const people = { owners: [...owners], members: members.filter((email) => !owners.includes(email)) };
      const made = await client.teams.addAccount({ name, description, ...people, planID: planId, clientKey });
      if (!made.ok) throw new CallFailure({ ...made, error: failures.create });
      onCreated(made.data.id);
      const session = await client.billing.getOrgCheckoutSession({
        price: priceId,
        plan: planId,
        seats,
        accountId: made.data.id,
        referral: referralId,
      });
      if (!session.ok) throw new CallFailure({ ...session, error: failures.plan });
      return session.data.url;
    },
    onSuccess: (_url, _order, _context, { client: queries }) => queries.invalidateQueries({ queryKey: ['accounts'] }),
    networkMode: 'always',
  });
}
