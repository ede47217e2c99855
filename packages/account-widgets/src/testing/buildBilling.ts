import type { Billing } from '@fs/api-contract';

/** Builds the billing of a personal account that pays monthly. */
export function buildBilling(changes: Partial<Billing> = {}): Billing {
  return {
    accountID: 'account-1',
    accountType: 'PERSONAL',
    name: 'Uma Rao',
    accountStatus: 'ACTIVE',
    planID: 'fuel-individual',
    grantedBy: { kind: 'payment', name: null },
    subscription: 'active',
    period: 'month',
    seats: null,
    seatsUsed: null,
    renewsOn: '2026-12-22',
    renewalCents: 2900,
    freeUntil: null,
    cancelsOn: null,
    paymentFailedOn: null,
    hasPaymentMethod: true,
    hasPortal: true,
    openCheckout: null,
    invoices: [
      {
        id: 'in_1',
        number: 'TEST-1',
        status: 'paid',
        issuedAt: '2026-11-22T12:00:00.000Z',
        description: 'Individual, 1 month',
        totalCents: 2900,
        taxCents: 483,
        taxLabel: 'VAT 20%',
        url: null,
      },
    ],
    ...changes,
  };
}

/** Builds the billing of an account that has paid nothing. */
export function buildFreeBilling(changes: Partial<Billing> = {}): Billing {
  return buildBilling({
    planID: 'fuel-free',
    grantedBy: { kind: 'nobody', name: null },
    subscription: null,
    period: null,
    renewsOn: null,
    renewalCents: null,
    hasPaymentMethod: false,
    hasPortal: false,
    invoices: [],
    ...changes,
  });
}
