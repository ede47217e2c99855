'use client';
import { useMessages, VisuallyHidden } from '@fs/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { companyTableMessages } from './CompanyTable.messages.ts';
import { leastOfRange } from './leastOfRange.ts';

/** At least how many employees, such as "5,001+". The range is shown on hover, and screen readers get it. */
export function EmployeesCell({ range }: { range: string | null }) {
  const messages = useMessages(companyTableMessages);
  const least = leastOfRange(range);
  if (range === null || least === null) return <MissingValue />;
  return (
    <span title={range}>
      <span aria-hidden="true">{messages.atLeast({ count: least })}</span>
      <VisuallyHidden>{range}</VisuallyHidden>
    </span>
  );
}
