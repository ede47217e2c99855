import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { InvalidTokenError, type TokenProfile, type VerifiedIdToken, type VerifiedToken } from './identityProvider.ts';

export interface TokenRules {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  now: () => Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const shared = {
  sub: Type.String({ pattern: uuid }),
  origin_jti: Type.String({ pattern: uuid }),
  iat: Type.Number(),
  auth_time: Type.Optional(Type.Number()),
};
const IdClaims = Type.Object({
  ...shared,
  token_use: Type.Literal('id'),
  aud: Type.String(),
  email: Type.Optional(Type.String()),
  // A user pool stores a string when it mapped the attribute from another provider.
  email_verified: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')])),
  given_name: Type.Optional(Type.String()),
  family_name: Type.Optional(Type.String()),
});
const AccessClaims = Type.Object({ ...shared, token_use: Type.Literal('access'), client_id: Type.String() });

/** @throws InvalidTokenError, or an error when the key set cannot be fetched. */
export async function verifyIdToken(token: string, rules: TokenRules): Promise<VerifiedIdToken> {
  const claims = await verifySignature(token, rules, rules.clientId);
  if (!Value.Check(IdClaims, claims)) throw new InvalidTokenError('invalid');
  return { ...toVerifiedToken(claims), profile: toProfile(claims) };
}

/** Access tokens name their client in `client_id` and have no audience. @throws InvalidTokenError */
export async function verifyAccessToken(token: string, rules: TokenRules): Promise<VerifiedToken> {
  const claims = await verifySignature(token, rules);
  if (!Value.Check(AccessClaims, claims) || claims.client_id !== rules.clientId) throw new InvalidTokenError('invalid');
  return toVerifiedToken(claims);
}

function toVerifiedToken({ sub, origin_jti, iat, auth_time }: Static<typeof AccessClaims> | Static<typeof IdClaims>) {
  return { userId: sub, sessionId: origin_jti, signedInAt: new Date((auth_time ?? iat) * 1000) };
}

function toProfile({ email, email_verified, given_name, family_name }: Static<typeof IdClaims>): TokenProfile | null {
  const isVerified = email_verified === true || email_verified === 'true';
  if (!email || !isVerified) return null;
  return { email: email.toLowerCase(), givenName: given_name ?? '', familyName: family_name ?? '' };
}

async function verifySignature(token: string, { keys, issuer, now }: TokenRules, audience?: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      ...(audience !== undefined && { audience }),
      // An allowlist of one algorithm rejects `none`, and HMAC with the public key as its secret.
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new InvalidTokenError('expired', { cause: error });
    if (isInvalidToken(error)) throw new InvalidTokenError('invalid', { cause: error });
    throw error;
  }
}

function isInvalidToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && invalidTokenCodes.has(error.code);
}

const invalidTokenCodes = new Set<string>([
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTInvalid.code,
]);
