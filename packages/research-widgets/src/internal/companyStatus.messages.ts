import type { CompanyStatus } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

const statuses: Readonly<Record<CompanyStatus, string>> = {
  operating: 'Operating',
  acquired: 'Acquired',
  ipo: 'Public',
  closed: 'Closed',
};

export const companyStatusMessages = defineMessages('CompanyStatus', {
  status: ({ status }: { status: CompanyStatus }) => statuses[status],
});
