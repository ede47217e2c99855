import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { invalid } from '../../http/failures.ts';
import { verifyWebhook } from '../../payment/webhookSignature.ts';
import { type SettleServices, settle } from './settle.ts';

/** An event as Stripe sends it, with the only parts that count. The state is read from the provider. */
const PaymentEvent = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  type: Type.String({ minLength: 1, maxLength: 100 }),
  data: Type.Object({
    object: Type.Object({
      id: Type.Optional(Type.String({ maxLength: 255 })),
      object: Type.String({ maxLength: 100 }),
      subscription: Type.Optional(Type.Unknown()),
      parent: Type.Optional(Type.Unknown()),
    }),
  }),
});

/**
 * Registers the page to which the payment provider posts its events. It needs no session: the signature proves the
 * sender.
 */
export function registerPaymentWebhook(app: FastifyInstance, services: SettleServices): void {
  // Encapsulated, so that other routes keep parsing JSON. The signature covers the text as it was sent.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(paths.paymentWebhook, {
      bodyLimit: 256 * 1024,
      handler: async ({ body, headers }) => {
        const payload = typeof body === 'string' ? body : '';
        verifyWebhook(payload, headers['stripe-signature'], services.payment.webhookSecret, services.now());
        await settle(services, readEvent(payload));
        return { received: true };
      },
    });
  });
}

function readEvent(payload: string) {
  const event: unknown = parseJson(payload);
  if (!Value.Check(PaymentEvent, event)) throw invalid('The event cannot be read');
  const { id, type, data } = event;
  const { object } = data;
  const facts = { event: { id, type } };
  if (object.object === 'checkout.session') return { ...facts, checkoutId: object.id ?? null };
  if (object.object === 'subscription') return { ...facts, subscriptionId: object.id ?? null };
  if (object.object === 'invoice') return { ...facts, subscriptionId: subscriptionOfInvoice(object) };
  return facts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(invalid('The event cannot be read'), { cause });
  }
}

const InvoiceParent = Type.Object({ subscription_details: Type.Object({ subscription: Type.String() }) });

/** Newer versions of Stripe's API name the subscription of an invoice below its parent. */
function subscriptionOfInvoice({ subscription, parent }: { subscription?: unknown; parent?: unknown }): string | null {
  if (typeof subscription === 'string') return subscription;
  return Value.Check(InvoiceParent, parent) ? parent.subscription_details.subscription : null;
}
