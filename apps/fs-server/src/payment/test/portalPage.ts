import { seatBounds } from '@fs/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { formatCents, formatDay, renderTestPage } from './renderTestPage.ts';
import type { TestInvoice, TestSubscription } from './TestRecords.ts';

/** A price that the subscription can change to. */
export interface PortalPrice {
  priceId: string;
  label: string;
}

export interface PortalView {
  subscription: TestSubscription;
  prices: readonly PortalPrice[];
  invoices: readonly TestInvoice[];
  returnUrl: string;
  /** A change to confirm. */
  change: { priceId: string; quantity: number; costCents: number; renewal: number; label: string } | null;
  isCanceling: boolean;
}

const statusTexts: Readonly<Record<TestSubscription['status'], string>> = {
  trialing: 'Free months',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  canceled: 'Ended',
};

const submit = (action: string, label: string, isMain = false) =>
  `<button${isMain ? ' class="main"' : ''} name="action" value="${action}">${escapeHtml(label)}</button>`;

/** The test page of the customer portal, used instead of the payment provider’s. */
export function renderPortalPage(view: PortalView): string {
  const { subscription, returnUrl, change, isCanceling } = view;
  const content = change ? renderChange(subscription, change) : renderMain(view);
  return renderTestPage(
    'Billing portal',
    `<h1>${escapeHtml(subscription.accountName)}</h1>
${isCanceling ? renderCancel(subscription) : content}
<p><a class="button" href="${escapeHtml(returnUrl)}">Return to the app</a></p>`,
  );
}

function renderChange(before: TestSubscription, change: NonNullable<PortalView['change']>): string {
  const { costCents } = change;
  const creditAfter = Math.max(0, before.creditCents - costCents);
  const credit = `<dt class="total">Credit for the next charge</dt><dd class="total">${formatCents(-costCents)}</dd>`;
  const charge = `<dt class="total">Charged now</dt><dd class="total">${formatCents(costCents)}</dd>`;
  return `<section aria-labelledby="change"><h2 id="change">Confirm the change</h2>
<dl>
<dt>New plan</dt><dd>${escapeHtml(change.label)}</dd>
${change.quantity > 1 ? `<dt>Seats</dt><dd>${change.quantity}</dd>` : ''}
${costCents < 0 ? credit : charge}
<dt>Next charge</dt><dd>${formatCents(Math.max(0, change.renewal * 100 - creditAfter))}</dd>
</dl>
<p class="muted">The unused part of ${escapeHtml(before.planName)} is taken into account.</p>
<form method="post"><input type="hidden" name="priceId" value="${escapeHtml(change.priceId)}">
<input type="hidden" name="seats" value="${change.quantity}">
<div class="row">${submit('change', 'Confirm the change', true)}${submit('back', 'Back')}</div></form></section>`;
}

function renderCancel({ planName, periodEnd }: TestSubscription): string {
  return `<section aria-labelledby="cancel"><h2 id="cancel">Cancel ${escapeHtml(planName)}?</h2>
<p>Everything works until ${formatDay(periodEnd)}. Nothing is deleted, and nothing more is charged.</p>
<form method="post"><div class="row">${submit('confirm-cancel', 'Cancel the plan', true)}${submit('back', 'Keep the plan')}</div></form></section>`;
}

function renderMain({ subscription, prices, invoices }: PortalView): string {
  const { status, planName, quantity, period, renewal, periodEnd, cancelAt, creditCents, hasPaymentMethod } =
    subscription;
  const isOver = status === 'canceled';
  const isFailed = status === 'past_due' || status === 'unpaid';
  return `<section aria-labelledby="plan"><h2 id="plan">Plan</h2>
${isFailed ? '<p class="bad">The last payment failed. Use another card to keep the plan.</p>' : ''}
<dl>
<dt>Plan</dt><dd>${escapeHtml(planName)}</dd>
<dt>Status</dt><dd>${statusTexts[status]}</dd>
${quantity > 1 ? `<dt>Seats</dt><dd>${quantity}</dd>` : ''}
<dt>Price</dt><dd>${formatCents(renewal * 100)} per ${period}</dd>
<dt>${cancelAt ? 'Ends' : 'Renews'}</dt><dd>${formatDay(cancelAt ?? periodEnd)}</dd>
${creditCents > 0 ? `<dt>Credit</dt><dd>${formatCents(creditCents)}</dd>` : ''}
<dt>Card</dt><dd>${hasPaymentMethod ? 'Test card 4242' : 'None'}</dd>
</dl>
<form method="post"><div class="row">
${hasPaymentMethod && !isFailed ? '' : submit('card', isFailed ? 'Pay with another card' : 'Add a test card', true)}
${cancelAt && !isOver ? submit('resume', 'Keep the plan') : ''}
${cancelAt || isOver ? '' : submit('cancel', 'Cancel the plan')}
</div></form></section>
${isOver ? '' : renderTerms(subscription, prices)}
${renderInvoices(invoices)}
${isOver ? '' : renderTime()}`;
}

function renderTerms({ priceId, quantity }: TestSubscription, prices: readonly PortalPrice[]): string {
  const options = prices.map(
    (price) =>
      `<option value="${escapeHtml(price.priceId)}"${price.priceId === priceId ? ' selected' : ''}>${escapeHtml(price.label)}</option>`,
  );
  const seats = `<label class="field">Seats<input type="number" name="seats" min="${seatBounds.fewest}" max="${seatBounds.most}" value="${quantity}" required></label>`;
  return `<section aria-labelledby="terms"><h2 id="terms">Change the plan</h2>
<form method="post"><label class="field">Plan and billing<select name="priceId">${options.join('')}</select></label>
${quantity > 1 ? seats : ''}
<div class="row">${submit('preview', 'Show what it costs')}</div></form></section>`;
}

function renderInvoices(invoices: readonly TestInvoice[]): string {
  if (invoices.length === 0) return '<section><h2>Invoices</h2><p class="muted">No invoices yet.</p></section>';
  const rows = invoices.map(
    ({ number, issuedAt, description, total_cents, tax_cents, tax_label, status }) => `<tr>
<td>${formatDay(issuedAt)}<br><span class="muted">${escapeHtml(number)}</span></td>
<td>${escapeHtml(description)}<br><span class="muted">${status === 'paid' ? 'Paid' : 'Not paid'}</span></td>
<td class="number">${formatCents(total_cents)}<br><span class="muted">incl. ${escapeHtml(tax_label)} ${formatCents(tax_cents)}</span></td></tr>`,
  );
  return `<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
<table><thead><tr><th>Date</th><th>For</th><th class="number">Total</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

/** Steps that time takes on its own. */
function renderTime(): string {
  return `<section aria-labelledby="time"><h2 id="time">Try what time brings</h2>
<form method="post"><div class="row">
${submit('renew', 'Renew now, paid')}
${submit('decline', 'Renew now, card declined')}
${submit('give-up', 'Give up after declined payments')}
${submit('end', 'End the plan now')}
</div></form></section>`;
}
