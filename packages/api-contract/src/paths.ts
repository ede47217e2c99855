/** Addresses that both sides know and that are no REST route. */
export const paths = {
  /** Base path of the app. */
  app: '/fs',
  graphql: '/graphql',
  /** Cognito-compatible JSON endpoint (`X-Amz-Target: AWSCognitoIdentityProviderService.*`). */
  identity: '/identity/',
  jwks: '/identity/.well-known/jwks.json',
} as const;
