import type { UserAccount } from '@fs/api-contract';

/** Builds a user's account for stories. */
export function buildAccount(overrides: Partial<UserAccount> = {}): UserAccount {
  return {
    id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a90',
    email: 'ada@foresight.example',
    given_name: 'Ada',
    family_name: 'Okafor',
    avatar: null,
    planID: 'fuel-individual',
    market_pulses: ['fintech'],
    notice_emails: true,
    message_emails: true,
    mail_frequency: 'daily',
    mail_paused: false,
    watchlist_emails: true,
    ...overrides,
  };
}
