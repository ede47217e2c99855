import { useFormats } from '@fs/ui';
import { employeeRange } from './employeeRange.ts';
import { MissingValue } from './MissingValue.tsx';

interface EmployeesProps {
  /** Such as "1001-5000". */
  range: string | null;
}

/** How many employees a company has, such as "1,001-5,000". */
export function Employees({ range }: EmployeesProps) {
  const { number } = useFormats();
  return range === null ? <MissingValue /> : employeeRange(range, number);
}
