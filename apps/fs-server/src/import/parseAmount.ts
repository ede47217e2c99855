/** A trillion, far above any deal. Sums of a hundred thousand such amounts stay exact in SQL. */
const maxAmount = 1_000_000_000_000;

export const amountText = 'whole US dollars up to a trillion, with or without commas; empty, `-` or 0 for unknown';

/** Thousands separated by commas, grouped as in the United States (`1,100,000`) or India (`11,00,000`). */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * Parses an amount to whole units of the currency. An empty text, `-` and 0 mean unknown.
 * @returns null for unknown, undefined for an invalid amount
 */
export function parseAmount(text: string): number | null | undefined {
  if (text === '' || text === '-') {
    return null;
  }
  const digits = grouped.test(text) ? text.replaceAll(',', '') : text;
  if (!/^\d{1,15}(?:\.\d+)?$/.test(digits)) {
    return undefined;
  }
  const amount = Math.round(Number(digits));
  if (amount > maxAmount) {
    return undefined;
  }
  return amount === 0 ? null : amount;
}
