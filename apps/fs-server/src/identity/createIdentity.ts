import { type CognitoIdentityOptions, createCognitoIdentity } from './cognitoIdentity.ts';
import { createEmbeddedIdentity, type EmbeddedIdentityOptions } from './embeddedIdentity.ts';
import type { IdentityProvider } from './identityProvider.ts';

export interface IdentityOptions extends EmbeddedIdentityOptions {
  /** Set to use Amazon Cognito instead of the embedded provider. */
  cognito?: Pick<CognitoIdentityOptions, 'userPoolId' | 'clientId' | 'domain'> | undefined;
}

/** Selects the identity provider. */
export async function createIdentity({ cognito, ...embedded }: IdentityOptions): Promise<IdentityProvider> {
  return cognito ? createCognitoIdentity(cognito) : createEmbeddedIdentity(embedded);
}
