import { defineMessages } from '@fs/ui';

export const auditLogMessages = defineMessages('AuditLog', {
  title: 'Audit log',
  none: 'Nothing has been recorded',
  more: 'Show more',
  fact: ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  by: ({ name }: { name: string }) => `by ${name}`,
});
