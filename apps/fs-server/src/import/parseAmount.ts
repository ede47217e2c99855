/** A trillion. No deal came near it, and sums of a hundred thousand such stay exact in SQL. */
const largest = 1_000_000_000_000;

/** Thousands in commas, grouped as in the United States (`1,100,000`) or in India (`11,00,000`). */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * Whole units of money; cents are rounded. An empty text, `-` and 0 say that nobody knows.
 * @returns null for unknown, undefined for what is no amount.
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
  if (amount > largest) {
    return undefined;
  }
  return amount === 0 ? null : amount;
}
