/** Who a Google account says its owner is. */
export interface GoogleAccount {
  email: string;
  givenName: string;
  familyName: string;
}

/** Stand-ins for Google accounts, on loopback only: no Google account can have such an address (RFC 2606). */
export const testAccounts: readonly GoogleAccount[] = [
  { email: 'grace.google@foresight.example', givenName: 'Grace', familyName: 'Okafor' },
  { email: 'gil.google@foresight.example', givenName: 'Gil', familyName: 'Marchetti' },
];
