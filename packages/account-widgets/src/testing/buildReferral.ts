import type { Referral } from '@fs/api-contract';

/** Builds an ambassador's referral of a fictional company. */
export function buildReferral(changes: Partial<Referral> = {}): Referral {
  return {
    id: '0f6d3f1e-3c0e-4d6d-9a50-1d7a54a2c001',
    referralType: null,
    code: 'HARBOR-6',
    description: 'Six months of Individual Plus for everybody who builds in the port.',
    planID: 'fuel-individual-plus',
    billing_period: 'month',
    plan: 'Individual Plus',
    uses: 3,
    active: true,
    accountID: '0f6d3f1e-3c0e-4d6d-9a50-1d7a54a2c002',
    account: { id: '0f6d3f1e-3c0e-4d6d-9a50-1d7a54a2c002', name: 'Harborline', logo: null },
    refusal: null,
    ...changes,
  };
}
