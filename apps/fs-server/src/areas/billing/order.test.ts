import { isAmbassador, type PlanId, quote } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startSubscription } from '../../payment/test/subscriptions.ts';
import { priceOrder } from './order.ts';

const plans = (['fuel-individual', 'fuel-individual-plus', 'fuel-teams'] satisfies PlanId[]).map(samplePlan);

test('[XBILLING-007] for every plan, period, number of seats and referral the amount shown is the amount charged', () => {
  const anyOrder = fc.record({
    plan: fc.constantFrom(...plans),
    period: fc.constantFrom('month' as const, 'year' as const),
    seats: fc.integer({ min: 5, max: 500 }),
    referralType: fc.constantFrom(undefined, null, 'Ambassador Referral', 'Partner'),
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  });
  fc.assert(
    fc.property(anyOrder, ({ plan, period, seats, referralType, now }) => {
      const isTeams = plan.planType === 'ORGANIZATION';
      const referral =
        referralType === undefined
          ? undefined
          : { id: 'r', referralType, planID: plan.id, billing_period: period, refusal: null };
      const shown = quote(plan, { period, seats: isTeams ? seats : null, referral: referral ?? null, now });
      if (!shown) throw new Error('The sample plans have both periods');
      const charged = priceOrder({
        accountType: plan.planType,
        people: 1,
        planId: plan.id,
        priceId: shown.priceId,
        seats: isTeams ? seats : null,
        referralId: referral?.id,
        plan: { ...plan, stripePriceID: [...plan.stripePriceID], priceValues: { ...plan.priceValues } },
        referral,
        now,
      });
      expect(charged).toEqual(shown);
      const isFree = referral !== undefined && isAmbassador(referral);
      const { invoice, subscription } = startSubscription(
        {
          accountId: 'a',
          accountName: 'A',
          planName: plan.name,
          priceId: charged.priceId,
          period,
          quantity: charged.seats ?? 1,
          renewal: charged.renewal,
          today: charged.today,
          freeUntil: isFree ? new Date(`${charged.renewsOn}T00:00:00Z`) : null,
          email: 'a@foresight.example',
          customerId: null,
          successUrl: '',
          cancelUrl: '',
        },
        'cus',
        now,
      );
      expect(invoice?.total_cents ?? 0).toBe(shown.today * 100);
      expect(subscription.periodEnd.slice(0, 10)).toBe(shown.renewsOn);
      const base = plan.priceValues[shown.priceId];
      const extra = isTeams ? (seats - 5) * (base?.per_unit ?? 0) : 0;
      expect(shown.renewal).toBe((base?.value ?? 0) + extra);
    }),
  );
});
