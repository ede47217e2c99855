import { createHash, randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@fs/api-contract';

/** Creates the secret of a token: 256 random bits. */
export const createSecret = (): string => apiTokenPrefix + randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const bearer = new RegExp(`^Bearer (${apiTokenPrefix}[\\w-]{43})$`, 'i');

/** Reads a secret from an Authorization header; undefined for anything else. */
export const readSecret = (header: string | undefined): string | undefined => bearer.exec(header ?? '')?.[1];
