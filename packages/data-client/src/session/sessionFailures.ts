/** The session’s own messages, where the provider has none. */
export const sessionFailures = {
  signedOut: 'You’re logged out. Log in to continue.',
  unreadable: 'Couldn’t log you in. Try again.',
  noGoogle: 'Google login isn’t available.',
  mismatch: 'This login attempt expired or started in another window. Try again.',
  refusedByGoogle: 'Couldn’t log in with Google. Try again.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  timeout: 'Signing in took too long. Please try again.',
  unavailable: 'You can’t log in right now. Try again in a few minutes.',
} as const;

export type SessionFailure = (typeof sessionFailures)[keyof typeof sessionFailures];
