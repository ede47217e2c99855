import { expect, test } from 'vitest';
import { currencyPrefix } from './currencyPrefix.ts';

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['INR', '₹'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
])('precedes an amount in %s with the symbol %s', (currency, prefix) => {
  expect(currencyPrefix(currency)).toBe(prefix);
});

test.each(['CHF', 'SEK', 'XTS', 'Bitcoin'])(
  'precedes an amount in %s with the code and a no-break space',
  (currency) => {
    expect(currencyPrefix(currency)).toBe(`${currency}\u00a0`);
  },
);
