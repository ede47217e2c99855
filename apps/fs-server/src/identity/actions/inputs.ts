import { Type } from 'typebox';

/** PostgreSQL's texts hold no NUL: asked for one, it would answer with an error of its own. */
const withoutNul = /^[^\0]*$/;

/** The longest address that mail can reach (RFC 5321 §4.5.3.1.3). */
export const EmailInput = Type.String({ minLength: 1, maxLength: 254, pattern: withoutNul });

/** At most what Cognito takes, which also bounds the work of hashing. Its least length is a rule of sign-up only. */
export const PasswordInput = Type.String({ minLength: 1, maxLength: 256 });

/** What a client of Cognito may say beside; we read `confirmation`, `firstSignIn` and `device`. */
export const ClientMetadataInput = Type.Optional(
  Type.Record(Type.String(), Type.String({ maxLength: 2048 }), { maxProperties: 20 }),
);

/** Names and values; which names there are is for the action to say. */
export const AttributesInput = Type.Array(
  Type.Object({ Name: Type.String({ maxLength: 32 }), Value: Type.String({ maxLength: 2048, pattern: withoutNul }) }),
  { maxItems: 20 },
);

export const TokenInput = Type.String({ minLength: 1, maxLength: 4096 });

/** Of our own making it has six digits; whatever else is typed is a wrong code, not a broken request. */
export const CodeInput = Type.String({ minLength: 1, maxLength: 100 });
