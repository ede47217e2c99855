/** Addresses that both sides know and that are no REST route. */
export const paths = {
  /** Base path of the app. */
  app: '/fs',
  graphql: '/graphql',
  /** All companies of a list as a CSV file, as long as it is: filters, sort and dir as the page takes them, and raw. */
  watchlistExport: '/api/watchlists/:id/companies.csv',
  /** Where the payment provider posts its signed events. */
  paymentWebhook: '/billing/webhook',
  /** Pages of the embedded test payments, which a payment provider replaces. */
  testCheckout: '/billing/test/checkout/:id',
  testPortal: '/billing/test/portal/:id',
  /** Where browsers report what the content policy kept out: an addition to the specification, for them alone. */
  cspReports: '/csp-reports',
  /** Where mail programs post to when a user unsubscribes there (RFC 8058): an addition to the specification. */
  oneClickUnsubscribe: '/api-public/unsubscribe/one-click',
  /** Server-sent events of the caller's channels, resumed by `Last-Event-ID`. */
  chatEvents: '/api/chat/events',
  /** Files of messages, by links that `getPresignedURL` signs. */
  chatFiles: '/files/messages/:channel/:message/:file',
  /** Files of jobs, by links that `getJobFile` signs. */
  jobFiles: '/files/jobs/:job',
  /** Files of courses, by links that are signed for those who may read the course. */
  courseFiles: '/files/of-courses/:course/:file',
  /** Cognito-compatible JSON endpoint (`X-Amz-Target: AWSCognitoIdentityProviderService.*`). */
  identity: '/identity/',
  /** Where sign-in at another provider comes back to: a page of the app, without its query. */
  googleReturn: '/fs/login/google',
  /** OAuth 2.0 of the identity service (RFC 6749, with PKCE), for signing in with Google. */
  oauthAuthorize: '/oauth2/authorize',
  oauthToken: '/oauth2/token',
  jwks: '/identity/.well-known/jwks.json',
} as const;
