import type { AccountReferral, Outcome } from '@fs/api-contract';
import {
  CreateReferralDocument,
  type ReferralFieldsFragment,
  ReferralsByAccountDocument,
  UpdateReferralDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';

/** What is chosen of a new referral code. The id is a new UUID, so that a repeated call makes one referral. */
export type ReferralDraft = Pick<AccountReferral, 'id' | 'code' | 'referralType' | 'description' | 'accountID'>;

/** Calls for an account's own referral codes, for its owners. A failed list has an empty one as its data. */
export function accountReferralCalls(graphql: GraphQLTransport) {
  return {
    /** Returns the codes of an account, newest first. */
    async referralsByAccount(accountID: string, options?: CallOptions): Promise<Outcome<AccountReferral[]>> {
      const call = {
        operation: 'referralsByAccount',
        document: ReferralsByAccountDocument,
        variables: { accountID },
      } as const;
      const outcome = mapOutcome(await graphql.call(call, options), (data) => data.referralsByAccount.map(toReferral));
      return outcome.ok ? outcome : { ...outcome, data: [] };
    },

    /** Creates a code, which is active and unused. */
    async createReferral(
      { id, code, referralType, description, accountID }: ReferralDraft,
      options?: CallOptions,
    ): Promise<Outcome<AccountReferral>> {
      const variables = { input: { id, code, referralType, description, accountID, active: true, uses: 0 } };
      const call = { operation: 'createReferral', document: CreateReferralDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toReferral(data.createReferral));
    },

    /** Describes a code, or switches it off and on. Missing fields stay unchanged. */
    async updateReferral(
      input: Pick<AccountReferral, 'id'> & Partial<Pick<AccountReferral, 'description' | 'active'>>,
      options?: CallOptions,
    ): Promise<Outcome<AccountReferral>> {
      const call = { operation: 'updateReferral', document: UpdateReferralDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toReferral(data.updateReferral));
    },
  };
}

function toReferral({ planID, ...referral }: ReferralFieldsFragment): AccountReferral {
  return { ...referral, planID: planID as AccountReferral['planID'] };
}
