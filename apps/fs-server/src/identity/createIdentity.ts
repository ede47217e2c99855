import { type CognitoIdentityOptions, createCognitoIdentity } from './cognitoIdentity.ts';
import { createEmbeddedIdentity, type EmbeddedIdentityOptions } from './embeddedIdentity.ts';
import type { IdentityProvider } from './identityProvider.ts';

export interface IdentityOptions extends EmbeddedIdentityOptions {
  /** Set to leave sign-in to Amazon Cognito. */
  cognito?: Pick<CognitoIdentityOptions, 'userPoolId' | 'clientId' | 'domain'> | undefined;
}

/** The one place that decides who keeps the users' passwords. */
export async function createIdentity({ cognito, ...embedded }: IdentityOptions): Promise<IdentityProvider> {
  return cognito ? createCognitoIdentity(cognito) : createEmbeddedIdentity(embedded);
}
