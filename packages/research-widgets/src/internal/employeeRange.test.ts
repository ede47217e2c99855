import { createFormats } from '@fs/ui/formats';
import { expect, test } from 'vitest';
import { employeeRange } from './employeeRange.ts';

test('[XCOMPANY-050] the digits of employees are grouped as the user writes numbers', () => {
  const { number } = createFormats('en-US');
  expect(['1240', '1001-5000', '1,001-5,000', '51-100', '10000+'].map((range) => employeeRange(range, number))).toEqual(
    ['1,240', '1,001-5,000', '1,001-5,000', '51-100', '10,000+'],
  );
  expect(employeeRange('1001-5000', createFormats('de').number)).toBe('1.001-5.000');
});
