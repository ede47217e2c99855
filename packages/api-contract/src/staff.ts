// What administrators correct, and what waits for them.
export { type AuditAction, auditActions } from './auditActions.ts';
export type {
  CompanyCorrections,
  CompanyOverlay,
  CorrectedFact,
  CorrectedMarket,
  Correction,
  MarketPatch,
  MarketPatchEffect,
  OverlayField,
} from './rest/companyCorrections.schemas.ts';
export { companyCorrectionRoutes } from './rest/companyCorrections.ts';
export { type MergePart, mergeParts } from './rest/companyMergeParts.ts';
export type { CompanyMerge, MergePreview } from './rest/companyMerges.schemas.ts';
export { companyMergeRoutes } from './rest/companyMerges.ts';
export {
  type AuditEntry,
  type FailedJob,
  type Submission,
  type SubmissionKind,
  type SubmissionState,
  submissionKinds,
  submissionStates,
  type UserRoles,
} from './rest/staff.schemas.ts';
export { staffRoutes } from './rest/staff.ts';
