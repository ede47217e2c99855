import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKinds, paths } from '@fs/api-contract';
import { deriveKey } from '../identity/signingKey.ts';

/** What a link stops, and for whom. */
export interface Subscription {
  userId: string;
  kind: MailKind;
}

export interface UnsubscribeLinks {
  /** Page that stops the mail and says so. */
  pageOf(subscription: Subscription): string;
  /** Address that mail programs post to (RFC 8058). */
  oneClickOf(subscription: Subscription): string;
  /** Undefined for a token that this server did not issue. */
  read(token: string): Subscription | undefined;
}

const format = /^([a-z]+)\.([\da-f-]{36})\.([\w-]{43})$/;

/** Signed links, which work without a login. They don't expire, because old mail must stay stoppable. */
export function createUnsubscribeLinks({
  signingKey,
  publicUrl,
}: {
  signingKey: KeyObject;
  publicUrl: string;
}): UnsubscribeLinks {
  const secret = deriveKey(signingKey, 'foresight unsubscribe links');
  const sign = ({ userId, kind }: Subscription) => createHmac('sha256', secret).update(`${kind} ${userId}`).digest();
  const tokenOf = (of: Subscription) => `${of.kind}.${of.userId}.${sign(of).toString('base64url')}`;
  return {
    pageOf: (of) => `${publicUrl}${paths.app}/unsubscribe?token=${tokenOf(of)}`,
    oneClickOf: (of) => `${publicUrl}${paths.oneClickUnsubscribe}?token=${tokenOf(of)}`,
    read: (token) => {
      const [, name, userId = '', signature = ''] = format.exec(token) ?? [];
      const kind = mailKinds.find((each) => each === name);
      if (kind === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign({ userId, kind });
      return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : undefined;
    },
  };
}
