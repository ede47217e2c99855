import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { signWebhook, verifyWebhook } from './webhookSignature.ts';

const secret = 'whsec_of_the_test';
const stripe = new Stripe('sk_test_of_the_test');
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' });
const now = new Date();

test('[XBILLING-005] Stripe’s own helper accepts what we sign, and we accept what it signs', () => {
  const event = stripe.webhooks.constructEvent(payload, signWebhook(payload, secret, now), secret);
  expect(event.id).toBe('evt_1');
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret });
  expect(() => verifyWebhook(payload, header, secret, new Date())).not.toThrow();
});

const old = new Date(now.getTime() - 10 * 60_000);

test.each([
  ['a changed text', `${payload} `, signWebhook(payload, secret, now), 'The signature is wrong'],
  ['another secret', payload, signWebhook(payload, 'whsec_other', now), 'The signature is wrong'],
  ['an old time', payload, signWebhook(payload, secret, old), 'The signature is too old or too new'],
  ['nonsense', payload, 'nonsense', 'The signature is missing'],
  ['no signature', payload, '', 'The signature is missing'],
])('[XBILLING-005] both reject %s', (_case, text, header, problem) => {
  expect(() => stripe.webhooks.constructEvent(text, header, secret)).toThrow();
  expect(() => verifyWebhook(text, header, secret, now)).toThrow(problem);
});

test('[XBILLING-005] we reject a time in the future, which Stripe’s helper accepts', () => {
  const header = signWebhook(payload, secret, new Date(now.getTime() + 10 * 60_000));
  expect(stripe.webhooks.constructEvent(payload, header, secret).id).toBe('evt_1');
  expect(() => verifyWebhook(payload, header, secret, now)).toThrow('too new');
});
