/** The profile of a Google account. */
export interface GoogleAccount {
  email: string;
  givenName: string;
  familyName: string;
}

/** Stand-ins for Google accounts, on loopback only. No Google account can have these addresses (RFC 2606). */
export const testAccounts: readonly GoogleAccount[] = [
  { email: 'grace.google@foresight.example', givenName: 'Grace', familyName: 'Okafor' },
  { email: 'gil.google@foresight.example', givenName: 'Gil', familyName: 'Marchetti' },
];
