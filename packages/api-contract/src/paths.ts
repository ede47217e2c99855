/** Addresses that both sides know and that are no REST route. */
export const paths = {
  /** Base path of the app. */
  app: '/fs',
  graphql: '/graphql',
  /** All companies of a list as a CSV file, as long as it is: filters, sort and dir as the page takes them, and raw. */
  watchlistExport: '/api/watchlists/:id/companies.csv',
  /** Where browsers report what the content policy kept out: an addition to the specification, for them alone. */
  cspReports: '/csp-reports',
  /** Cognito-compatible JSON endpoint (`X-Amz-Target: AWSCognitoIdentityProviderService.*`). */
  identity: '/identity/',
  /** Where sign-in at another provider comes back to: a page of the app, without its query. */
  googleReturn: '/fs/login/google',
  /** OAuth 2.0 of the identity service (RFC 6749, with PKCE), for signing in with Google. */
  oauthAuthorize: '/oauth2/authorize',
  oauthToken: '/oauth2/token',
  jwks: '/identity/.well-known/jwks.json',
} as const;
