/** Everything that is audited. The part before the dot is the kind of the subject. */
export const auditActions = [
  'session.opened',
  'session.refused',
  'user.created',
  'user.confirmed',
  'user.suspended',
  'user.deleted',
  'user.password-changed',
  'user.email-changed',
  'user.groups-changed',
  'user.slack-linked',
  'user.slack-unlinked',
  'api-token.created',
  'api-token.revoked',
  'account.changed',
  'account.member-changed',
  'company.corrected',
  'company.merged',
  'company.unmerged',
  'content.changed',
  'keys.rotated',
  'jobs.requeued',
  'form.answered',
] as const;

export type AuditAction = (typeof auditActions)[number];
