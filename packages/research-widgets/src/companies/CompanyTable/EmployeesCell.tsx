'use client';
import { useFormats, useMessages, VisuallyHidden } from '@fs/ui';
import { employeeRange } from '../../internal/employeeRange.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { companyTableMessages } from './CompanyTable.messages.ts';
import { leastOfRange } from './leastOfRange.ts';

/** At least how many employees, such as "5,001+". The range is shown on hover, and screen readers get it. */
export function EmployeesCell({ range }: { range: string | null }) {
  const messages = useMessages(companyTableMessages);
  const { number } = useFormats();
  const least = leastOfRange(range);
  if (range === null || least === null) return <MissingValue />;
  const whole = employeeRange(range, number);
  return (
    <span title={whole}>
      <span aria-hidden="true">{messages.atLeast({ count: least })}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
