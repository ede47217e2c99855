import { Type } from 'typebox';

/** The longest address that mail can reach (RFC 5321 §4.5.3.1.3). */
export const EmailInput = Type.String({ minLength: 1, maxLength: 254 });

/** At most what Cognito takes, which also bounds the work of hashing. Its least length is a rule of sign-up only. */
export const PasswordInput = Type.String({ minLength: 1, maxLength: 256 });

export const TokenInput = Type.String({ minLength: 1, maxLength: 4096 });
