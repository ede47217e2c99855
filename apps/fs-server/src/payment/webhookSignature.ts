import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '../http/failures.ts';

/** How old a signed message may be, and how far its time may be ahead, in seconds. Stripe's own tolerance. */
const toleranceSeconds = 300;

const digest = (secret: string, time: number, payload: string) =>
  createHmac('sha256', secret).update(`${time}.${payload}`).digest();

/** Signs a message like Stripe: the value of its `stripe-signature` header. */
export function signWebhook(payload: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(secret, time, payload).toString('hex')}`;
}

/**
 * Verifies Stripe's signature scheme. Unlike the package of Stripe it also rejects times in the future, with which a
 * message could be replayed for longer.
 * @throws HttpFailure 400
 */
export function verifyWebhook(payload: string, header: unknown, secret: string, now: Date): void {
  const parts = typeof header === 'string' && header.length <= 4096 ? header.split(',') : [];
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const [time] = times.map(Number);
  if (time === undefined || times.length > 1) throw invalid('The signature is missing');
  const expected = digest(secret, time, payload);
  const isSigned = parts.some((part) => {
    const [, hex] = /^v1=([\da-f]{64})$/.exec(part) ?? [];
    return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
  });
  if (!isSigned) throw invalid('The signature is wrong');
  if (Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) throw invalid('The signature is too old or too new');
}
