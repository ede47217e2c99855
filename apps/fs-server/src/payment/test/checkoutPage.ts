import { escapeHtml } from '../../http/escapeHtml.ts';
import { formatCents, renderTestPage } from './renderTestPage.ts';
import type { TestCheckout } from './TestRecords.ts';

/** The test page of the checkout, used instead of the payment provider’s. */
export function renderCheckoutPage({ order, status }: TestCheckout): string {
  const { planName, accountName, quantity, today, renewal, period, email } = order;
  if (status === 'expired') {
    return renderTestPage(
      'Checkout closed',
      `<h1>Checkout closed</h1>
<p>A newer checkout replaced this one. Nothing was charged.</p>
<p><a class="button" href="${escapeHtml(order.cancelUrl)}">Back</a></p>`,
    );
  }
  return renderTestPage(
    `Pay for ${planName}`,
    `<h1>${escapeHtml(planName)}</h1>
<section aria-label="Order">
<dl>
<dt>For</dt><dd>${escapeHtml(accountName)}</dd>
${quantity > 1 ? `<dt>Seats</dt><dd>${quantity}</dd>` : ''}
<dt>Email</dt><dd>${escapeHtml(email)}</dd>
<dt>Then each ${period}</dt><dd>${formatCents(renewal * 100)}</dd>
<dt class="total">Total today</dt><dd class="total">${formatCents(today * 100)}</dd>
</dl>
<p class="muted">Prices include VAT.</p>
</section>
<form method="post">
<fieldset>
<legend>When the confirmation arrives</legend>
<label><input type="radio" name="confirmation" value="now" checked> At once</label>
<label><input type="radio" name="confirmation" value="late"> After 8 seconds</label>
<label><input type="radio" name="confirmation" value="never"> Never</label>
</fieldset>
<div class="row">
<button class="main" name="action" value="pay">Pay ${formatCents(today * 100)}</button>
<button name="action" value="decline">Decline the card</button>
<button name="action" value="cancel">Cancel</button>
<button name="action" value="leave">Leave without finishing</button>
</div>
</form>`,
  );
}
